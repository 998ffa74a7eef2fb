import { withCode } from './contentFirst';
import type { PageFiles, RenderedPage } from './renderer';

const ROOT = '<div id="root"></div>';

/** The document of the web app with a rendered page in it. It goes on with the code in `modules`. */
export function writePage(
  document: string,
  { html, head, handedOver }: Pick<RenderedPage, 'html' | 'head' | 'handedOver'>,
  { modules, styles }: PageFiles,
): string {
  const data = `<script type="application/json" id="handed-over">${asScript(handedOver)}</script>`;
  return withCode(document, modules)
    .replace('</head>', () => `${styles}${head}</head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>${data}`);
}

const ESCAPED: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that cannot end the script element that it stands in. */
const asScript = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => ESCAPED[sign]!);
