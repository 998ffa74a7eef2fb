import { fill } from '../../../../schema/fill';
import { sumCents } from '../../../../schema/prices';
import { classNames } from '../../kit/classNames';
import { dollars, spokenDate, spokenDates } from '../../kit/format';
import text from '../../kit/text.module.css';
import { balanceWords, stepsOf, type FolioLine, type LedgerRow } from './ledgerSteps';
import styles from './Ledger.module.css';
import * as texts from './texts';

interface Props {
  guest: string;
  lines: readonly FolioLine[];
  balanceCents: number;
}

/**
 * The lines of a folio by step, as charges and credits with the running balance; at the foot the balance in words. On a
 * phone each row is stacked. The roles keep it a table for screen readers there.
 */
export function Ledger({ guest, lines, balanceCents }: Props) {
  return (
    <table role="table" className={styles.ledger}>
      <caption className={text.visuallyHidden}>{fill(texts.folioOf, { guest })}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col">
            {texts.what}
          </th>
          {[texts.charge, texts.credit, texts.balance].map((name) => (
            <th key={name} role="columnheader" scope="col" className={styles.amount}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {stepsOf(lines).map(({ id, day, why, who, rows }) => (
        <tbody key={id} role="rowgroup">
          <tr role="row" className={styles.step}>
            <th role="rowheader" scope="rowgroup" colSpan={4}>
              <time dateTime={day}>{spokenDate(day)}</time>
              <span className={classNames(text.small, text.quiet, styles.why)}>
                {fill(texts.whyAndWho, { why: spokenDates(why), who: who ?? texts.staybook })}
              </span>
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      ))}
      <tfoot role="rowgroup" className={styles.foot}>
        <tr role="row" className={styles.row}>
          <th role="rowheader" scope="row" className={styles.what}>
            {balanceWords(balanceCents)}
          </th>
          <Amount name={texts.charge} cents={sumCents(lines.filter(({ cents }) => cents > 0))} />
          <Amount name={texts.credit} cents={-sumCents(lines.filter(({ cents }) => cents < 0))} />
          <Amount name={texts.balance} cents={balanceCents} />
        </tr>
      </tfoot>
    </table>
  );
}

const Row = ({ row: { title, nights, cents, balanceCents } }: { row: LedgerRow }) => (
  <tr role="row" className={styles.row}>
    <th role="rowheader" scope="row" className={styles.what}>
      {title}
      {nights && <span className={classNames(text.small, text.quiet, styles.nights)}>{nights}</span>}
    </th>
    <Amount name={texts.charge} cents={cents > 0 ? cents : undefined} />
    <Amount name={texts.credit} cents={cents < 0 ? -cents : undefined} />
    <Amount name={texts.balance} cents={balanceCents} isQuiet />
  </tr>
);

interface AmountProps {
  /** The column. */
  name: string;
  /** Undefined if the row has none. */
  cents: number | undefined;
  isQuiet?: boolean;
}

/** A sum in its column, which is named beside it where rows are stacked. */
const Amount = ({ name, cents, isQuiet = false }: AmountProps) => (
  <td
    role="cell"
    className={classNames(styles.amount, isQuiet && text.quiet, cents === undefined && styles.none)}
  >
    {cents !== undefined && (
      <>
        <span aria-hidden className={classNames(text.small, text.quiet, styles.name)}>
          {name}
        </span>
        {dollars(cents).replace('-', '−')}
      </>
    )}
  </td>
);
