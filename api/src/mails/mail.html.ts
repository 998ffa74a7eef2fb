import { currentLanguage } from '../../../schema/language';
import type { MessagePart } from '../../../schema/guestMessages';
import { Html, html } from '../core/html';
import { DARK, LIGHT, TOKENS } from '../../../schema/tokens.generated';
import type { Block, Fact, Line, MailContent } from './mail.content';

const SANS = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

/** The inline style of each part; many mail programs ignore style sheets. */
const style = {
  page: `margin:0;padding:0;background:${LIGHT.paper};color:${LIGHT.ink};font-family:${SANS};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  frame: 'padding:32px 16px',
  column: 'width:100%;max-width:600px',
  mark: `padding:0 0 20px;font:600 22px/1.2 ${SERIF};letter-spacing:-0.01em;color:${LIGHT.teal}`,
  card: `padding:40px 40px 20px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:${TOKENS.radiusCard}`,
  title: `margin:0 0 20px;font:600 28px/1.2 ${SERIF};letter-spacing:-0.01em;color:${LIGHT.ink}`,
  paragraph: `margin:0 0 16px;font-size:16px;line-height:1.6;color:${LIGHT.ink};overflow-wrap:anywhere`,
  code: `margin:8px 0 24px;padding:20px;border-radius:${TOKENS.radiusControl};background:${LIGHT.paper};color:${LIGHT.ink};font:600 34px/1.2 ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace;letter-spacing:0.2em;text-align:center;text-indent:0.2em`,
  link: `color:${LIGHT.teal};font-weight:600`,
  buttonRow: 'margin:28px 0 24px',
  button: `display:inline-block;padding:14px 28px;border-radius:${TOKENS.radiusControl};background:${LIGHT.clay};color:${LIGHT.onClay};font:600 16px/1.25 ${SANS};text-decoration:none`,
  table: 'width:100%;margin:8px 0 24px;border-collapse:collapse',
  factName: `width:34%;padding:8px 16px 8px 0;font-size:14px;line-height:1.5;color:${LIGHT.quiet};text-align:left;vertical-align:top;font-weight:400`,
  factValue: `padding:8px 0;vertical-align:top;font-size:15px;line-height:1.4;color:${LIGHT.ink};font-weight:600;overflow-wrap:anywhere`,
  line: `padding:16px 16px 16px 0;border-top:1px solid ${LIGHT.line};vertical-align:top;overflow-wrap:anywhere`,
  lineTitle: `font-size:16px;line-height:1.5;font-weight:600;color:${LIGHT.ink}`,
  lineDetail: `font-size:14px;line-height:1.5;color:${LIGHT.quiet}`,
  price: `padding:16px 0;border-top:1px solid ${LIGHT.line};vertical-align:top;text-align:right;white-space:nowrap;font-size:15px;line-height:1.6;color:${LIGHT.ink};font-variant-numeric:tabular-nums`,
  totalName: `padding:16px 16px 0 0;border-top:1px solid ${LIGHT.line};font-size:16px;font-weight:600;color:${LIGHT.ink}`,
  total: `padding:16px 0 0;border-top:1px solid ${LIGHT.line};text-align:right;font:600 24px/1.2 ${SERIF};color:${LIGHT.ink};font-variant-numeric:tabular-nums`,
  footer: `padding:24px 8px 0;font-size:13px;line-height:1.6;color:${LIGHT.quiet};overflow-wrap:anywhere`,
} as const;

/** For mail programs that support style sheets: a dark scheme, and less space on a phone. */
const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .frame { padding: 24px 12px !important; }
  .card { padding: 28px 20px 8px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: ${DARK.paper} !important; }
  .card { background: ${DARK.card} !important; border-color: ${DARK.line} !important; }
  .mark, .link { color: ${DARK.teal} !important; }
  .ink { color: ${DARK.ink} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .rule { border-color: ${DARK.line} !important; }
  .code { background: ${DARK.line} !important; color: ${DARK.ink} !important; }
  .button { background: ${DARK.clay} !important; color: ${DARK.onClay} !important; }
}
`;

/** The mail as HTML: one column of tables, which every mail program can lay out, without pictures. */
export function toHtml({ subject, preview, title, blocks, footer }: MailContent): string {
  return html`<!doctype html>
    <html lang="${currentLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${new Html(STYLE_SHEET)}
        </style>
      </head>
      <body class="page" style="${style.page}">
        <div style="${style.preview}">${preview}</div>
        <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td class="frame" align="center" style="${style.frame}">
              <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="${style.column}">
                <tr>
                  <td class="mark" style="${style.mark}">Staybook</td>
                </tr>
                <tr>
                  <td class="card" style="${style.card}">
                    <h1 class="ink" style="${style.title}">${title}</h1>
                    ${blocks.map(blockHtml)}
                  </td>
                </tr>
                <tr>
                  <td class="quiet" style="${style.footer}">${footer}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${style.paragraph}">${block.text}</p>`;
    case 'parts':
      return html`<p class="ink" style="${style.paragraph}">${block.parts.map(partHtml)}</p>`;
    case 'link':
      return html`<p class="ink" style="${style.paragraph}">
        ${block.text} <a class="link" href="${block.url}" style="${style.link}">${block.label}</a>
      </p>`;
    case 'code':
      return html`<p class="code" style="${style.code}">${block.code}</p>`;
    case 'button':
      return html`<p style="${style.buttonRow}">
        <a class="button" href="${block.url}" style="${style.button}">${block.label}</a>
      </p>`;
    case 'facts':
      return table(block.facts.map(factRow));
    case 'lines':
      return table([...block.lines.map(lineRow), totalRow(block.total)]);
  }
}

const partHtml = ({ text, url }: MessagePart): Html =>
  url ? html`<a class="link" href="${url}" style="${style.link}">${text}</a>` : html`${text}`;

const table = (rows: Html[]): Html =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.table}">
    ${rows}
  </table>`;

const factRow = ({ name, value }: Fact): Html =>
  html`<tr>
    <th scope="row" class="quiet" style="${style.factName}">${name}</th>
    <td class="ink" style="${style.factValue}">${value}</td>
  </tr>`;

const lineRow = ({ title, details, price }: Line): Html =>
  html`<tr>
    <td class="rule" style="${style.line}">
      <div class="ink" style="${style.lineTitle}">${title}</div>
      ${details.map((detail) => html`<div class="quiet" style="${style.lineDetail}">${detail}</div>`)}
    </td>
    <td class="rule ink" style="${style.price}">${price}</td>
  </tr>`;

const totalRow = ({ name, value }: Fact): Html =>
  html`<tr>
    <td class="rule ink" style="${style.totalName}">${name}</td>
    <td class="rule ink" style="${style.total}">${value}</td>
  </tr>`;
