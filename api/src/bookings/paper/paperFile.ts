import path from 'node:path';
import PDFDocument from 'pdfkit';
import { fill } from '../../../../schema/fill';
import { currentLanguage } from '../../../../schema/language';
import type { Paper } from '../../../../schema/paperDocuments';
import { breakLines, FALLBACKS, visualRuns, wordsOf, type TextRun, type Word } from './textRuns';

/** The colours of paper: those of the light appearance. */
export const COLOURS = { ink: '#12343B', quiet: '#5B6B6E', line: '#D5CDC0', brand: '#0F766E' } as const;

/** The distance of everything from the edges, in points. */
export const MARGIN = 56;

/** What stands at the bottom of every page takes this much more, in points. */
const FOOT = 32;

const FONTS = ['figtree', 'figtree-bold', 'fraunces'] as const;
type Font = (typeof FONTS)[number];
/** Figures of one width, so that amounts stand in columns. */
const FEATURES = { features: ['tnum', 'kern'] satisfies PDFKit.Mixins.OpenTypeFeatures[] };

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
  readonly #fonts = new Map<string, UsedFont>();
  readonly #ems = new Map<string, number>();
  readonly width: number;
  readonly #bottom: number;
  /** Whether a letter of a text was replaced, because no font has it. */
  isReplaced = false;
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
      lang: currentLanguage(),
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Creator: 'Staybook', Producer: 'Staybook' },
    });
    for (const name of [...FONTS, ...FALLBACKS]) this.#file.registerFont(name, fontFile(name));
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
    const lines = this.#linesOf(text, written);
    if (lines.length) {
      const isAsWritten = lines
        .flat()
        .every(({ isRightToLeft, isReplaced }) => !isRightToLeft && !isReplaced);
      // What is copied or read aloud is the text itself, in its own order and with all its letters.
      const element = this.struct(tag, isAsWritten ? options : { ...options, actual: text });
      element.add(() => this.#draw(lines, written));
      parent.add(element);
      element.end();
    }
    return lines.length * this.#lineHeight(written);
  }

  /** The height that a text takes. */
  heightOf(text: string, written: Omit<Written, 'x' | 'y'>): number {
    return this.#linesOf(text, written).length * this.#lineHeight(written);
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
    const lines = this.#linesOf(text, written);
    this.#file.markContent('Artifact', { type });
    this.#draw(lines, written);
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
      const place = fill('Page {page} of {pages}', { page: page + 1, pages: count });
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

  #linesOf(text: string, { font, size, width }: Omit<Written, 'x' | 'y'>): Word[][] {
    const widthOf = (runs: readonly TextRun[]) => this.#widthOf(runs, size);
    const words = wordsOf(text, font, (name, letter) => this.#has(name, letter));
    this.isReplaced ||= words.some(({ isReplaced }) => isReplaced);
    return breakLines(words, width, widthOf, widthOf([{ font, text: ' ' }]));
  }

  #draw(lines: readonly Word[][], { x, y, width, font, size, colour = COLOURS.ink, align }: Written): void {
    const height = this.#lineHeight({ font, size });
    let baseline = y + (this.#fontOf(font).ascender / 1000) * size;
    this.#file.fillColor(colour);
    for (const line of lines) {
      const runs = visualRuns(line, font);
      let left = align === 'right' ? x + width - this.#widthOf(runs, size) : x;
      for (const run of runs) {
        const options = { ...FEATURES, lineBreak: false, baseline: 'alphabetic' } as const;
        this.#file.font(run.font).fontSize(size).text(run.text, left, baseline, options);
        left += this.#widthOf([run], size);
      }
      baseline += height;
    }
  }

  #lineHeight({ font, size }: Pick<Written, 'font' | 'size'>): number {
    return this.#file.font(font).fontSize(size).currentLineHeight(true) + size * 0.2;
  }

  /** In points. */
  #widthOf(runs: readonly TextRun[], size: number): number {
    const em = runs.reduce((sum, run) => sum + this.#emsOf(run), 0);
    return em * size;
  }

  /** The width of a run, in parts of its size. */
  #emsOf({ font, text }: TextRun): number {
    const key = `${font} ${text}`;
    const known = this.#ems.get(key);
    if (known !== undefined) return known;
    const ems = this.#file.font(font).fontSize(1).widthOfString(text, FEATURES);
    this.#ems.set(key, ems);
    return ems;
  }

  #has(name: string, letter: string): boolean {
    const { font } = this.#fontOf(name);
    return [...letter].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0)!));
  }

  #fontOf(name: string): UsedFont {
    const known = this.#fonts.get(name);
    if (known) return known;
    const font = (this.#file.font(name) as unknown as { _font: UsedFont })._font;
    this.#fonts.set(name, font);
    return font;
  }
}

/** A font as pdfkit keeps it, which its types do not show. */
interface UsedFont {
  /** In thousandths of the size. */
  ascender: number;
  font: { hasGlyphForCodePoint(code: number): boolean };
}

/** The file of a font; pdfkit reads it when the font is first used. */
const fontFile = (name: string): string => path.join(__dirname, 'fonts', `${name}.ttf`);
