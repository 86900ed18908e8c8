declare const types: unique symbol;

/** A GraphQL document as it is sent, which carries the types of its variables and of the data that it asks for. */
export type TypedDocument<Data, Variables> = string & { readonly [types]?: (variables: Variables) => Data };
