/** A piece of markup that is safe to send. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | Part[] | undefined | false;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(write).join('');
  return escape(String(part));
}

/** A template whose parts are escaped, unless they are markup themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((made, text, index) => made + write(parts[index - 1]) + text));
