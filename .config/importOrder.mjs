import path from 'node:path';

/**
 * An ESLint rule: in `root`, a folder imports only from itself and from folders in earlier rows of `order`. This
 * includes dynamic imports of pages, and types unless `allowTypes` is set. A row names folders, or single files without
 * extension; those of one row do not import each other. A file outside all rows is refused, so that a new folder gets
 * its place.
 */
export const importOrder = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          root: { type: 'string' },
          order: { type: 'array' },
          allowTypes: { type: 'boolean' },
        },
      },
    ],
    messages: {
      upwards: '{{from}} must not import {{to}}: {{order}}',
      unplaced: '{{file}} has no place in the order of imports in .config/imports.mjs.',
    },
  },
  create(context) {
    const { root, order, allowTypes } = context.options[0];
    const base = path.join(context.cwd, root);
    const placeOf = (file) => {
      const name = path.relative(base, file).split(path.sep).join('/');
      const isIn = (unit) => name.startsWith(`${unit}/`) || name === unit || name.startsWith(`${unit}.`);
      const row = order.findIndex((units) => units.some(isIn));
      return { row, name, unit: order[row]?.find(isIn) };
    };
    const from = placeOf(context.filename);
    if (from.row < 0)
      return {
        Program: (node) => context.report({ node, messageId: 'unplaced', data: { file: from.name } }),
      };

    const check = ({ source, importKind, exportKind }) => {
      if (allowTypes && (importKind === 'type' || exportKind === 'type')) return;
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = placeOf(path.resolve(path.dirname(context.filename), source.value));
      const isOutside = to.row < 0 && to.name.startsWith('../');
      if (isOutside || to.unit === from.unit || (to.row >= 0 && to.row < from.row)) return;
      const rows = order.map((units) => units.join(', ')).join(' <- ');
      const data = { from: from.unit, to: to.unit ?? to.name, order: rows };
      context.report({ node: source, messageId: 'upwards', data });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: (node) => allowTypes || check(node),
    };
  },
};
