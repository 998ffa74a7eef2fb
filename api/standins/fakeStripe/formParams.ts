import { ParamRefusal } from './refusals';

type FormFields = Record<string, unknown>;

const isFormFields = (value: unknown): value is FormFields => typeof value === 'object' && value !== null;

/** The bracketed form fields of one request. It is as strict as the provider, and refuses unknown fields. */
export class FormParams {
  private readonly read = new Set<string>();
  private readonly parts: FormParams[] = [];
  private readonly fields: FormFields;

  constructor(
    fields: unknown,
    private readonly path = '',
  ) {
    this.fields = isFormFields(fields) ? fields : {};
  }

  private name(field: string): string {
    return this.path ? `${this.path}[${field}]` : field;
  }

  private take(field: string): unknown {
    this.read.add(field);
    return this.fields[field];
  }

  has(field: string): boolean {
    return field in this.fields;
  }

  refuse(field: string, message: string, code?: string): never {
    throw new ParamRefusal(message, this.name(field), code);
  }

  optionalText(field: string, longest = 5000): string | undefined {
    const value = this.take(field);
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || value.includes('\0')) this.refuse(field, 'Invalid string.');
    if (value === '')
      this.refuse(field, `You passed an empty string for '${this.name(field)}'.`, 'parameter_invalid_empty');
    if (value.length > longest) this.refuse(field, `Invalid string: must be at most ${longest} characters.`);
    return value;
  }

  text(field: string, longest?: number): string {
    return (
      this.optionalText(field, longest) ??
      this.refuse(field, `Missing required param: ${this.name(field)}.`, 'parameter_missing')
    );
  }

  choice(field: string, values: string[]): string {
    const value = this.text(field);
    return values.includes(value)
      ? value
      : this.refuse(field, `Invalid ${field}: must be one of ${values.join(', ')}`);
  }

  integer(field: string, least: number): number {
    const value = this.text(field);
    if (!/^-?\d{1,12}$/.test(value))
      this.refuse(field, `Invalid integer: ${value}`, 'parameter_invalid_integer');
    if (Number(value) < least)
      this.refuse(
        field,
        `This value must be greater than or equal to ${least}.`,
        'parameter_invalid_integer',
      );
    return Number(value);
  }

  address(field: string): string {
    const value = this.text(field);
    return URL.canParse(value) && /^https?:/.test(value)
      ? value
      : this.refuse(field, 'Not a valid URL', 'url_invalid');
  }

  /** A nested object; empty if none was sent. */
  part(field: string): FormParams {
    const part = new FormParams(this.take(field), this.name(field));
    this.parts.push(part);
    return part;
  }

  list(field: string): FormParams[] {
    const value = this.take(field);
    const items = isFormFields(value) ? Object.entries(value) : [];
    const parts = items.map(([index, item]) => new FormParams(item, `${this.name(field)}[${index}]`));
    this.parts.push(...parts);
    return parts;
  }

  /** Free keys and values: at most 50, of 40 and 500 characters. */
  metadata(): Record<string, string> {
    const part = this.part('metadata');
    const keys = Object.keys(part.fields);
    if (keys.length > 50 || keys.some((key) => key.length > 40))
      this.refuse('metadata', 'Too many or too long keys.');
    return Object.fromEntries(keys.map((key) => [key, part.text(key, 500)]));
  }

  /** A list of texts, such as `types[]`. */
  texts(field: string): string[] {
    const part = this.part(field);
    return Object.keys(part.fields).map((index) => part.text(index));
  }

  /** Refuses the request if a field was sent and never read. */
  end(): void {
    for (const field of Object.keys(this.fields))
      if (!this.read.has(field))
        this.refuse(field, `Received unknown parameter: ${this.name(field)}`, 'parameter_unknown');
    for (const part of this.parts) part.end();
  }
}
