import { html } from '../../core/html';

/** A part of the evidence: facts with their names, in order. */
export interface EvidenceSection {
  title: string;
  /** A name or a moment, and what is said about it. */
  facts: readonly (readonly [name: string, text: string])[];
}

/** The evidence as plain text. */
export const evidenceText = (sections: readonly EvidenceSection[]): string =>
  sections
    .map(({ title, facts }) =>
      [title.toUpperCase(), ...facts.map(([name, text]) => `${name}: ${text}`)].join('\n'),
    )
    .join('\n\n');

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { color: #555; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }`;

/** The evidence as a page of its own, without scripts. */
export const evidencePage = (title: string, sections: readonly EvidenceSection[]): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${sections.map(
          (section) =>
            html`<h2>${section.title}</h2>
              <dl>
                ${section.facts.map(
                  ([name, text]) =>
                    html`<dt>${name}</dt>
                      <dd>${text}</dd>`,
                )}
              </dl>`,
        )}
      </body>
    </html>`.text
  }`;
