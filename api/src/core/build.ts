/** Exactly the same type: the only comparison that tells a getter from a property that can be written. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The properties of an instance that can be written: all but its getters. */
export type Fields<T> = {
  [K in keyof T as Same<Pick<T, K>, Readonly<Pick<T, K>>> extends true ? never : K]: T[K];
};

/** An instance of a class, with a value for every property that is not optional. */
export const build = <T extends object>(type: new () => T, fields: Fields<NoInfer<T>>): T =>
  Object.assign(new type(), fields);
