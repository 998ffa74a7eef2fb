import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { perApp } from '../../core/appState';
import type { Paper } from '../../../../schema/paperDocuments';

/** The colours of paper: those of the light appearance. */
export const COLOURS = { ink: '#12343B', quiet: '#5B6B6E', line: '#D5CDC0', brand: '#0F766E' } as const;

/** The distance of everything from the edges, in points. */
export const MARGIN = 56;

/** What stands at the bottom of every page takes this much more, in points. */
const FOOT = 32;

const FONTS = ['figtree', 'figtree-bold', 'fraunces'] as const;
type Font = (typeof FONTS)[number];
/** Has the letters that the others lack. */
const FALLBACK = 'noto-sans';

/** A structure element as pdfkit makes it; its types do not know the scope of a heading cell yet. */
export type Element = PDFKit.PDFStructureElement;
interface StructOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Row' | 'Column';
}

export interface Written {
  x: number;
  y: number;
  width: number;
  font: Font;
  size: number;
  colour?: string;
  align?: 'left' | 'right';
}

/** A PDF file of A4 or letter pages with our fonts. Everything that is written has a place in its structure. */
export class PaperFile {
  readonly #file: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly width: number;
  readonly #bottom: number;
  y = MARGIN;

  constructor(title: string, author: string, paper: Paper) {
    this.#file = new PDFDocument({
      size: paper === 'a4' ? 'A4' : 'LETTER',
      // Pages are broken here, never by pdfkit, so that no element is cut.
      margins: { top: MARGIN, right: MARGIN, bottom: 0, left: MARGIN },
      pdfVersion: '1.7',
      // pdfkit's types do not know the standard of accessible files yet.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Creator: 'Staybook', Producer: 'Staybook' },
    });
    for (const name of [...FONTS, FALLBACK]) this.#file.registerFont(name, fontFile(name));
    const { width, height } = this.#file.page;
    this.width = width - 2 * MARGIN;
    this.#bottom = height - MARGIN - FOOT;
    this.#root = this.struct('Document');
    this.#file.addStructure(this.#root);
  }

  /** An element of the structure in another one, or at the top. */
  element(tag: string, parent: Element = this.#root, options: StructOptions = {}): Element {
    const element = this.struct(tag, options);
    parent.add(element);
    return element;
  }

  private struct(tag: string, options: StructOptions = {}): Element {
    return this.#file.struct(tag, options);
  }

  /** Writes a text as an element of the structure, and answers the height that it takes. */
  write(text: string, written: Written, tag = 'P', parent = this.#root, options: StructOptions = {}): number {
    const shown = this.#use(text, written);
    const height = this.#height(shown, written);
    if (shown) {
      const element = this.struct(tag, options);
      element.add(() => this.#draw(shown, written));
      parent.add(element);
      element.end();
    }
    return height;
  }

  /** The height that a text takes. */
  heightOf(text: string, written: Omit<Written, 'x' | 'y'>): number {
    return this.#height(this.#use(text, written), written);
  }

  /** Draws a line across the text, which readers of the structure skip. */
  rule(y: number, x = MARGIN, width = this.width): void {
    this.#file.markContent('Artifact', { type: 'Layout' });
    this.#file
      .save()
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(COLOURS.line)
      .restore();
    this.#file.endMarkedContent();
  }

  /** Begins another page if less than `height` is left. Answers whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.#bottom) return false;
    this.#file.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Writes a text that readers of the structure skip, such as a repeated heading. */
  writeAside(text: string, written: Written, type: 'Pagination' | 'Layout' = 'Pagination'): void {
    const shown = this.#use(text, written);
    this.#file.markContent('Artifact', { type });
    this.#draw(shown, written);
    this.#file.endMarkedContent();
  }

  /** Ends the file with the number of each page, and answers its bytes. */
  async end(foot: string): Promise<Buffer> {
    const { start, count } = this.#file.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#file.switchToPage(start + page);
      const y = this.#file.page.height - MARGIN;
      const written = { y, font: 'figtree', size: 9, colour: COLOURS.quiet } as const;
      this.writeAside(foot, { ...written, x: MARGIN, width: this.width - 100 });
      const place = `Page ${page + 1} of ${count}`;
      this.writeAside(place, { ...written, x: MARGIN + this.width - 100, width: 100, align: 'right' });
    }
    this.#root.end();
    const chunks: Buffer[] = [];
    this.#file.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.#file.once('end', resolve));
    this.#file.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #draw(text: string, { x, y, width, align = 'left' }: Written): void {
    this.#file.text(text, x, y, { width, align, features: ['tnum', 'kern'] });
  }

  #height(text: string, { width }: Pick<Written, 'width'>): number {
    return text ? this.#file.heightOfString(text, { width, features: ['tnum', 'kern'] }) : 0;
  }

  /** Takes the font of a text, or the other one for letters that it lacks; letters that both lack become question marks. */
  #use(text: string, { font, size, colour = COLOURS.ink }: Omit<Written, 'x' | 'y' | 'width'>): string {
    this.#file
      .font(font)
      .fontSize(size)
      .lineGap(size * 0.2)
      .fillColor(colour);
    if (this.#lacking(text).length === 0) return text;
    this.#file.font(FALLBACK);
    const lacking = this.#lacking(text);
    return [...text].map((letter) => (lacking.includes(letter) ? '?' : letter)).join('');
  }

  #lacking(text: string): string[] {
    const { font } = (this.#file as unknown as { _font: ShownFont })._font;
    return [...text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  }
}

interface ShownFont {
  font: { hasGlyphForCodePoint(code: number): boolean };
}

const files = perApp(() => new Map<string, Buffer>());

function fontFile(name: string): Buffer {
  const known = files().get(name);
  if (known) return known;
  const file = readFileSync(path.join(__dirname, 'fonts', `${name}.ttf`));
  files().set(name, file);
  return file;
}
