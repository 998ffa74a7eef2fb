import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { spokenDate } from '../../kit/format';
import { useMayOpen } from '../duties/useStaffDuties';
import { measureLinks } from './measureLinks';
import { MEASURES, type Figures } from './measures';
import * as texts from './texts';

interface Props {
  days: readonly Figures[];
  hotel: string | undefined;
}

/** The figures of each day, with links, as an alternative to the charts. */
export function DayTable({ days, hotel }: Props) {
  const mayOpen = useMayOpen();
  return (
    <Box component="details" sx={detailsStyle}>
      <summary>{texts.figuresByDay}</summary>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={texts.figuresByDay}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {MEASURES.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => {
              const links = measureLinks(day, hotel);
              return (
                <tr key={day.from}>
                  <th scope="row">{spokenDate(day.from)}</th>
                  {MEASURES.map((measure) => {
                    const value = measure.value(day);
                    return (
                      <td key={measure.label}>
                        {value && mayOpen(links[measure.link]) ? (
                          <MuiLink component={Link} to={links[measure.link]} color="inherit">
                            {measure.text(value)}
                          </MuiLink>
                        ) : value === null ? (
                          '–'
                        ) : (
                          measure.text(value)
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}

const detailsStyle = {
  '& summary': { cursor: 'pointer', fontWeight: 600, py: 1 },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 'var(--text-small)' },
  '& th,& td': { px: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& td,& [scope=col]:not(:first-of-type)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& th': { textAlign: 'left', fontWeight: 600 },
};
