const message =
  'Give the text a name in the texts.ts of its folder, with {placeholders}, and fill it with fill() or richText().';

/** Two words side by side, or a sentence of one. */
const SENTENCE = '/\\p{L}{2}[,.:;]? [\\p{L}\\d(&]|\\d[,.:;]? \\p{L}{2}|\\p{L}{2}[.?!…]$|^[,:] \\S/u';
const WORD = '/^\\p{Lu}\\p{Ll}/u';

/** Attributes and properties whose values people read, hear or search. */
const READ =
  '/^(aria-(label|description|roledescription|valuetext)|label|title|heading|placeholder|alt|hint|text|words|message|description|caption|headerName|summary|empty\\w*|name|action|confirm\\w*|done|undone|helperText|\\w+(Label|Title|Text|Words|Message|Hint))$/';

/** Attributes and properties whose values, and all within them, are code of style sheets or of the browser. */
const STYLE =
  '/^(className|class|sx|style|animation|transition|transform|font\\w*|grid\\w*|flex\\w*|border\\w*|margin\\w*|padding\\w*|inset|boxShadow|background\\w*|outline\\w*|overflow\\w*|viewBox|d|sizes|media|query|rel|accept|sandbox|allow|autoComplete|inputMode|srcSet|content|touchAction|positionArea|willChange|clipPath|mask\\w*|whiteSpace|textDecoration|rootMargin)$/';

const ELSEWHERE = [
  ':not(ImportDeclaration > *)',
  ':not(TSLiteralType > *)',
  ':not(Property > .key)',
  ':not(:matches(NewExpression[callee.name=/Error$|^Unreachable$/], CallExpression[callee.name="matchMedia"], CallExpression[callee.property.name="supports"]) *)',
  `:not(JSXAttribute[name.name=${STYLE}] *)`,
  `:not(Property[key.name=${STYLE}] *)`,
  `:not(AssignmentExpression[left.property.name=${STYLE}] *)`,
].join('');

/** Texts of screens that stand elsewhere than in a texts.ts. */
export const inScreens = [
  'JSXText[value=/\\p{L}{2}/u]',
  `Literal[value=${SENTENCE}]:not([value=/^[@(]/])${ELSEWHERE}`,
  `TemplateElement[value.raw=${SENTENCE}]${ELSEWHERE}`,
  `JSXAttribute[name.name=${READ}] > Literal[value=${WORD}]`,
  `JSXExpressionContainer > Literal[value=${WORD}]`,
  `JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORD}]`,
  `Property[key.name=${READ}] > Literal[value=${WORD}]`,
].map((selector) => ({ selector, message }));
