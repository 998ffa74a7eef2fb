import { Html, html } from '../core/html';
import type { Block, Fact, Line, MailContent } from './mail.content';
import { STYLE_SHEET, style } from './mail.style';

/** The mail as HTML: one column of tables, which every mail program can lay out, and no pictures. */
export function toHtml({ subject, preview, title, blocks, footer }: MailContent): string {
  return html`<!doctype html>
    <html lang="en">
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
