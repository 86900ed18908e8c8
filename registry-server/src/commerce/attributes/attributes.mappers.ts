import type { CustomerAttribute, CustomerForm } from '../../identity/customers/index.ts';
import type { AttributeDefinition } from '../catalog/index.ts';

/** What is told of an attribute of the catalogue. */
export interface CatalogAttribute {
  readonly __typename: 'CatalogAttributeMetadata';
  readonly entity: 'CATALOG_PRODUCT' | 'CATALOG_CATEGORY';
  readonly definition: AttributeDefinition;
}

/** What is told of a field of an account or an address. */
export interface CustomerAttributeValue {
  readonly __typename: 'CustomerAttributeMetadata';
  readonly entity: CustomerForm['entity'];
  readonly attribute: CustomerAttribute;
  /** Its place in the form, from 1. */
  readonly position: number;
}

export type CustomAttributeMetadataInterfaceMapper = CatalogAttribute | CustomerAttributeValue;
export type CatalogAttributeMetadataMapper = CatalogAttribute;
export type CustomerAttributeMetadataMapper = CustomerAttributeValue;
