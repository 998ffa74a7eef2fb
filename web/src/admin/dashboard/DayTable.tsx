import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { spokenDate } from '../../kit/format';
import { listsBehind } from './behind';
import { MEASURES, type Figures } from './measures';

interface Props {
  days: readonly Figures[];
  hotel: string | undefined;
}

/** The figures of each day, to be read and followed without a chart. */
export function DayTable({ days, hotel }: Props) {
  return (
    <Box component="details" sx={detailsStyle}>
      <summary>Figures by day</summary>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Figures by day">
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {MEASURES.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => {
              const behind = listsBehind(day, hotel);
              return (
                <tr key={day.from}>
                  <th scope="row">{spokenDate(day.from)}</th>
                  {MEASURES.map((measure) => {
                    const value = measure.value(day);
                    return (
                      <td key={measure.label}>
                        {value ? (
                          <MuiLink component={Link} to={behind[measure.behind]} color="inherit">
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
  '& th, & td': { px: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& th': { textAlign: 'left', fontWeight: 600 },
};
