/** The text of a GraphQL document, with the types of what it answers and takes, as GraphQL clients read them. */
export class TypedDocument<Result, Variables> extends String {
  declare readonly __apiType?: (variables: Variables) => Result;
}

/** What a document answers. */
export type ResultOf<Document> = Document extends TypedDocument<infer Result, never> ? Result : never;

/** What a document takes. */
export type VariablesOf<Document> =
  Document extends TypedDocument<unknown, infer Variables> ? Variables : never;
