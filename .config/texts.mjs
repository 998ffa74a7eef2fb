const message =
  'Give the text a name in the texts.ts of its folder, with {placeholders}, and fill it with fill() or richText().';
const restricted = (...selectors) => selectors.map((selector) => ({ selector, message }));

/** Two words side by side. */
const SENTENCE = '/[\\p{L}\\d][,.:;]? [\\p{L}\\d(&]|\\p{L}[,:.;?!…]$|^[,:] \\S/u';
const WORD = '/^\\p{Lu}\\p{Ll}/u';

/** Attributes and properties whose values people read, hear or search. */
const READ =
  '/^(aria-(label|description|roledescription|valuetext)|label|title|heading|placeholder|alt|hint|text|words|message|description|caption|headerName|summary|empty\\w*|name|action|confirm\\w*|done|undone|helperText|\\w+(Label|Title|Text|Words|Message|Hint))$/';

/** Properties whose values are code of style sheets. */
const STYLE =
  '/^(className|class|sx|style|animation|transition|transform|font\\w*|grid\\w*|flex\\w*|border\\w*|margin\\w*|padding\\w*|inset|boxShadow|background\\w*|outline\\w*|overflow\\w*|viewBox|d|sizes|media|query|rel|accept|sandbox|allow|autoComplete|inputMode|srcSet|content|touchAction|positionArea|willChange|clipPath|mask\\w*|whiteSpace|textDecoration|rootMargin)$/';

const ELSEWHERE = `:not(ImportDeclaration > *):not(TSLiteralType > *):not(NewExpression[callee.name=/Error$/] > *):not(JSXAttribute[name.name=${STYLE}] *):not(Property[key.name=${STYLE}] *)`;

/** Texts of screens that stand elsewhere than in a texts.ts. */
export const inScreens = restricted(
  'JSXText[value=/\\p{L}{2}/u]',
  `Literal[value=${SENTENCE}]${ELSEWHERE}`,
  `TemplateElement[value.raw=${SENTENCE}]:not(NewExpression[callee.name=/Error$/] *):not(JSXAttribute[name.name=${STYLE}] *):not(Property[key.name=${STYLE}] *)`,
  `JSXAttribute[name.name=${READ}] > Literal[value=${WORD}]`,
  `JSXAttribute[name.name=${READ}] > JSXExpressionContainer > :matches(Literal, ConditionalExpression > Literal)[value=${WORD}]`,
  `JSXExpressionContainer > :matches(Literal, ConditionalExpression > Literal)[value=${WORD}]`,
  `Property[key.name=${READ}] > Literal[value=${WORD}]`,
);
