import { html, Html } from '../core/html';

/** What the head of a page says of it before any script has run: to search engines, and to whoever is sent a link. */
export interface PageHead {
  /** 404 where there is no such page, hotel or room type; 410 where there was one. */
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** The whole address under which the page is to be known. */
  url: string;
  /** Whether search engines are to list it. */
  isListed: boolean;
  /** The whole address of a picture of it. */
  image?: string | undefined;
  /** Facts in the words of schema.org (JSON-LD). */
  facts?: object[] | undefined;
}

const TITLE = /<title>[^]*?<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^]*?\/>/;

/** The document of the web app with a head of its own. */
export function writeHead(document: string, head: PageHead): string {
  const { title, description, url, image, isListed, facts } = head;
  const meta = (property: string, content: string) =>
    html`<meta property="${property}" content="${content}" />`;
  const parts = [
    html`<title>${title} · Staybook</title>`,
    html`<meta name="description" content="${description}" />`,
    isListed ? html`<link rel="canonical" href="${url}" />` : html`<meta name="robots" content="noindex" />`,
    meta('og:site_name', 'Staybook'),
    meta('og:type', 'website'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    image && meta('og:image', image),
    image && html`<meta name="twitter:card" content="summary_large_image" />`,
    ...(facts ?? []).map(
      (fact) =>
        html`<script type="application/ld+json">
          ${asScript(fact)}
        </script>`,
    ),
  ];
  const written = html`${parts.filter((part) => part !== undefined && part !== '')}`.text;
  return document.replace(DESCRIPTION, '').replace(TITLE, () => written);
}

/** JSON that cannot end the script that it stands in. */
const asScript = (fact: object): Html => new Html(JSON.stringify(fact).replace(/</g, '\\u003c'));
