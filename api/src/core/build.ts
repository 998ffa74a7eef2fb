/** Compares types exactly. No other comparison distinguishes a getter from a writable property. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The writable properties of an instance: all but its getters. */
export type Fields<T> = {
  [K in keyof T as Same<Pick<T, K>, Readonly<Pick<T, K>>> extends true ? never : K]: T[K];
};

/** Makes an instance of a class; every property that is not optional needs a value. */
export const build = <T extends object>(type: new () => T, fields: Fields<NoInfer<T>>): T =>
  Object.assign(new type(), fields);
