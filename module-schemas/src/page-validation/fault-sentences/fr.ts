import type { FaultSentences } from './fault-sentences.ts';

export const frFaults: FaultSentences = {
  language: 'fr',
  rules: {
    required: 'Le champ « {missingProperty} » ne peut pas être vide.',
    additionalProperties: 'Champ inconnu : « {additionalProperty} ».',
    type: 'Ce type de valeur ne convient pas ; attendu : {type}.',
    enum: 'Cette valeur ne figure pas dans la liste. Valeurs possibles : {allowedValues}.',
    const: 'Seule la valeur « {allowedValue} » est possible ici.',
    minLength: {
      one: 'Le texte est trop court : au moins {limit} caractère.',
      other: 'Le texte est trop court : au moins {limit} caractères.',
    },
    'minLength/one': 'Le champ ne peut pas être vide.',
    maxLength: {
      one: 'Le texte est trop long : {limit} caractère au maximum.',
      other: 'Le texte est trop long : {limit} caractères au maximum.',
    },
    minimum: 'La valeur ne peut pas être inférieure à {limit}.',
    exclusiveMinimum: 'La valeur doit être supérieure à {limit}.',
    maximum: 'La valeur ne peut pas être supérieure à {limit}.',
    minItems: 'Trop peu d’éléments : {limit} au minimum.',
    maxItems: 'Trop d’éléments : {limit} au maximum.',
    'maxItems/points': {
      one: 'Une image peut porter {limit} point au maximum.',
      other: 'Une image peut porter {limit} points au maximum.',
    },
    minProperties: 'Trop peu de champs : {limit} au minimum.',
    maxProperties: 'Trop de champs : {limit} au maximum.',
    finite: 'Le nombre est trop grand.',
    storable:
      'Le texte contient le caractère {character}, qui ne peut pas être enregistré. Supprimez-le puis réessayez.',
    maxDepth: {
      one: 'Les données sont imbriquées trop profondément : {limit} niveau au maximum.',
      other: 'Les données sont imbriquées trop profondément : {limit} niveaux au maximum.',
    },
    uniqueItems: 'Le même élément figure deux fois dans la liste.',
    pattern: 'Le format de la valeur n’est pas correct.',
    format: 'Le format de la valeur n’est pas correct.',
    discriminator: 'La provenance des données n’a pas été choisie.',
    'false schema': 'Ce champ ne se remplit pas sur la page : son contenu vient du catalogue.',
    'x-moment': 'Indiquez un jour (2026-12-01) ou un jour et une heure (2026-12-01T08:30).',
    'x-href':
      'L’adresse n’est pas correcte. Sont acceptés : une page de la boutique (/…), #…, https://, mailto: et tel:.',
    'x-richText': 'Le texte contient une mise en forme qui n’est pas prise en charge.',
    'x-altWithLink':
      'Une image avec un lien a besoin d’une description (alt) : c’est son nom pour les lecteurs d’écran.',
    'x-minPointDistance': 'Un point ne peut pas se trouver sur un autre.',
  },
  types: {
    string: 'texte',
    number: 'nombre',
    integer: 'nombre entier',
    boolean: 'oui ou non',
    object: 'groupe de champs',
    array: 'liste',
  },
  unknown: 'La valeur n’est pas correcte.',
};
