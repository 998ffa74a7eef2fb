/** Replaces a CSS module: each class has its own name. */
module.exports = new Proxy(
  {},
  { get: (_module, name) => (name === '__esModule' ? undefined : String(name)) },
);
