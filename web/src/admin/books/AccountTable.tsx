import Box from '@mui/material/Box';
import { ACCOUNT_WORDS } from '../../../../schema/words';
import { dollars } from '../../kit/format';
import type { AccountTable_AccountFragment } from './DayClose.generated';
import * as texts from './texts';

/** The accounts of the books with what moved in them. All of them together are zero. */
export function AccountTable({ accounts }: { accounts: readonly AccountTable_AccountFragment[] }) {
  if (!accounts.length) return <Box sx={noteStyle}>{texts.noAccounts}</Box>;
  const sum = (of: (row: AccountTable_AccountFragment) => number) =>
    dollars(accounts.reduce((total, row) => total + of(row), 0));
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={texts.accounts}>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{texts.account}</th>
            <th scope="col">{texts.opening}</th>
            <th scope="col">{texts.debits}</th>
            <th scope="col">{texts.credits}</th>
            <th scope="col">{texts.closing}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, openingCents, debitCents, creditCents, closingCents }) => (
            <tr key={account}>
              <th scope="row">{ACCOUNT_WORDS[account]}</th>
              <td>{dollars(openingCents)}</td>
              <td>{debitCents ? dollars(debitCents) : '–'}</td>
              <td>{creditCents ? dollars(creditCents) : '–'}</td>
              <td>{dollars(closingCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>{sum(({ openingCents }) => openingCents)}</td>
            <td>{sum(({ debitCents }) => debitCents)}</td>
            <td>{sum(({ creditCents }) => creditCents)}</td>
            <td>{sum(({ closingCents }) => closingCents)}</td>
          </tr>
        </tfoot>
      </Box>
      <Box sx={noteStyle}>{texts.accountsNote}</Box>
    </Box>
  );
}

const noteStyle = { fontSize: 'var(--text-small)', color: 'text.secondary', py: 1 };
const tableStyle = {
  width: '100%',
  maxWidth: 760,
  borderCollapse: 'collapse',
  fontSize: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { px: 1.25, py: 0.75, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 500 },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0 },
};
