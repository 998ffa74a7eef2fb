import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { paths } from '../../paths';
import { useMayOpen } from '../duties/useStaffDuties';
import { staffPaths } from '../staffPaths';
import type { DaySheetQuery } from './DayClose.generated';
import * as texts from './texts';

type Sheet = NonNullable<DaySheetQuery['day']>;

/** Rows of a list that the server gives at most. */
const MOST = 100;

interface Item {
  id: string;
  words: string;
}

/** What is still open on the days to close, with links to where it is settled. */
export function DayTasks({ sheet, hotelId }: { sheet: Sheet; hotelId: string }) {
  const { notArrived, notCheckedOut, openBookings, refundsDueCents } = sheet;
  const mayOpen = useMayOpen();
  const lists = [
    { title: texts.notArrived, items: notArrived.map(stayItem) },
    { title: texts.notCheckedOut, items: notCheckedOut.map(stayItem) },
    { title: texts.openBalances, items: openBookings.map(balanceItem) },
  ].filter(({ items }) => items.length > 0);
  if (!isUnsettled(sheet)) return <Box sx={{ color: 'text.secondary' }}>{texts.nothingOpen}</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {lists.map(({ title, items }) => (
        <Box key={title} component="details" open={items.length <= SHOWN} sx={taskStyle}>
          <summary>
            {fill(title, { count: items.length })}
            {items.length === MOST && ` (${fill(texts.atLeast, { count: String(MOST) })})`}
          </summary>
          <Box component="ul" sx={{ m: 0, pl: 2.5, py: 0.5 }}>
            {items.map(({ id, words }, index) => (
              <li key={`${id} ${index}`}>
                <MuiLink component={Link} to={paths.booking(id)}>
                  {words}
                </MuiLink>
              </li>
            ))}
          </Box>
        </Box>
      ))}
      {refundsDueCents > 0 && (
        <Box sx={taskStyle}>{fill(texts.refundsDue, { amount: dollars(refundsDueCents) })}</Box>
      )}
      {mayOpen(staffPaths.frontDesk()) && (
        <Box>
          <MuiLink component={Link} to={staffPaths.frontDesk({ hotel: hotelId })}>
            {texts.openFrontDesk}
          </MuiLink>
        </Box>
      )}
    </Box>
  );
}

/** Lists of more rows are folded. */
const SHOWN = 6;

const stayItem = ({ stay, booking }: Sheet['notArrived'][number] | Sheet['notCheckedOut'][number]): Item => ({
  id: booking.id,
  words: fill(texts.roomOf, { number: String(stay.number), guest: booking.user.name }),
});

const balanceItem = ({ id, owedCents, user }: Sheet['openBookings'][number]): Item => ({
  id,
  words: fill(texts.owes, { guest: user.name, amount: dollars(owedCents) }),
});

/** Whether something is open on the days. */
export const isUnsettled = ({ notArrived, notCheckedOut, openBookings, refundsDueCents }: Sheet): boolean =>
  notArrived.length + notCheckedOut.length + openBookings.length > 0 || refundsDueCents > 0;

const taskStyle = {
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-control)',
  bgcolor: 'background.paper',
  '& summary': { cursor: 'pointer', fontWeight: 500 },
};
