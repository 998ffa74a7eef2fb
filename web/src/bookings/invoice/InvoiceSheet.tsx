import type { PaperDocument, PaperRow, PaperSum } from '../../../../schema/paperDocuments';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import styles from './InvoiceSheet.module.css';

/** An invoice or credit note on the screen, laid out as on paper. */
export function InvoiceSheet({ invoice }: { invoice: PaperDocument }) {
  return (
    <article aria-labelledby="invoice" className={classNames(card.card, styles.sheet)}>
      <h1 id="invoice" className={text.h2}>
        {invoice.title}
      </h1>
      <Head invoice={invoice} />
      <Rows invoice={invoice} />
      <Sums all={invoice.sums} />
      {invoice.account.length > 0 && <Sums all={invoice.account} />}
      {invoice.notes.map((note) => (
        <p key={note} className={classNames(text.small, text.quiet)}>
          {note}
        </p>
      ))}
    </article>
  );
}

/** Seller and buyer, and the number and dates. */
const Head = ({ invoice: { parties, facts } }: { invoice: PaperDocument }) => (
  <div className={styles.head}>
    {parties.map(({ role, name, lines }) => (
      <section key={role} aria-label={role}>
        <h2 className={classNames(text.small, text.quiet, styles.role)}>{role}</h2>
        <p className={text.h5}>{name}</p>
        {lines.map((line, index) => (
          <p key={index} className={text.body}>
            {line}
          </p>
        ))}
      </section>
    ))}
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={classNames(text.small, text.quiet)}>{name}</dt>
          <dd className={classNames(text.body, styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

// The roles stay where styles lay the table out as blocks: on phones.
const Rows = ({ invoice: { title, columns, rows } }: { invoice: PaperDocument }) => (
  <table role="table" aria-label={title} className={styles.rows}>
    <thead role="rowgroup">
      <tr role="row" className={classNames(text.small, text.quiet)}>
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row, index) => (
        <Row key={index} row={row} columns={columns} />
      ))}
    </tbody>
  </table>
);

function Row({
  row: { what, when, cells },
  columns: [, ...names],
}: {
  row: PaperRow;
  columns: PaperDocument['columns'];
}) {
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.what}>
        {what}
        {when && <span className={classNames(text.small, text.quiet, styles.when)}>{when}</span>}
      </th>
      {cells.map((value, index) => (
        <td key={names[index]} role="cell" className={value ? undefined : styles.none}>
          <span aria-hidden className={classNames(text.small, text.quiet, styles.name)}>
            {names[index]}
          </span>
          {value}
        </td>
      ))}
    </tr>
  );
}

const Sums = ({ all }: { all: readonly PaperSum[] }) => (
  <dl className={styles.sums}>
    {all.map(({ name, amount, isTotal }) => (
      <div key={name} className={classNames(styles.sum, isTotal && styles.total)}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
