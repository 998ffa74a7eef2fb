import type { Language } from '../../../schema/language';
import { html, Html } from '../core/html';

/** The head of a page before any script runs, for search engines and link previews. */
export interface PageHead {
  /** 404 if the page, hotel or room type does not exist; 410 if it was deleted. */
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** The canonical absolute address of the page. */
  url: string;
  /** Its absolute address in every language. */
  inLanguages: readonly { language: Language; url: string }[];
  /** Whether search engines may list it. */
  isListed: boolean;
  /** The absolute address of its picture. */
  image?: string | undefined;
  /** Structured data in the vocabulary of schema.org (JSON-LD). */
  jsonLd?: object[] | undefined;
}

const TITLE = /<title>[^]*?<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^]*?\/>/;

/** Writes a page's head into the document of the web app. */
export function writeHead(document: string, head: PageHead): string {
  const { title, description, url, image, isListed, jsonLd } = head;
  const meta = (property: string, content: string) =>
    html`<meta property="${property}" content="${content}" />`;
  const parts = [
    html`<title>${title === 'Staybook' ? title : `${title} · Staybook`}</title>`,
    html`<meta name="description" content="${description}" />`,
    ...(isListed ? canonicalLinks(head) : [html`<meta name="robots" content="noindex" />`]),
    meta('og:site_name', 'Staybook'),
    meta('og:type', 'website'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    image && meta('og:image', image),
    image && html`<meta name="twitter:card" content="summary_large_image" />`,
    ...(jsonLd ?? []).map(
      (data) =>
        html`<script type="application/ld+json">
          ${asScript(data)}
        </script>`,
    ),
  ];
  const written = html`${parts.filter((part) => part !== undefined && part !== '')}`.text;
  return document.replace(DESCRIPTION, '').replace(TITLE, () => written);
}

/** The page's own address, and that in each language (https://developers.google.com/search/docs/specialty/international). */
const canonicalLinks = ({ url, inLanguages }: PageHead): Html[] => [
  html`<link rel="canonical" href="${url}" />`,
  ...inLanguages.map((each) => html`<link rel="alternate" hreflang="${each.language}" href="${each.url}" />`),
  html`<link rel="alternate" hreflang="x-default" href="${inLanguages[0]!.url}" />`,
];

/** JSON escaped so that it cannot end its script element. */
const asScript = (fact: object): Html => new Html(JSON.stringify(fact).replace(/</g, '\\u003c'));
