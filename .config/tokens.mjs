const message = 'Use the name of web/src/kit/tokens.css, or add one there.';
const restricted = (...selectors) => selectors.map((selector) => ({ selector, message }));

const COLOUR = '/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b(?!-)|\\b(rgba?|hsla?)\\(/i';
const WIDTH = '/^(@media )?\\((min|max)-width: ?\\d/';
const RADIUS = '[key.name=/^border\\w*Radius$/]';

/** Colours, radii and breakpoints in TypeScript. */
export const inScripts = restricted(
  ...['Literal[value=', 'TemplateElement[value.raw='].flatMap((text) => [
    `${text}${COLOUR}]`,
    `${text}${WIDTH}]`,
  ]),
  `Property${RADIUS} > Literal[value=/\\dpx/]`,
  `Property${RADIUS} > Literal[value>0]`,
);

/** The same in style sheets. */
export const inStyleSheets = restricted(
  'Hash',
  'Function[name=/^(rgb|hsl)a?$/]',
  'Declaration[property=/radius/] > Value Dimension[unit=px]',
  'Atrule[name=media] Feature[name=/width/]',
);
