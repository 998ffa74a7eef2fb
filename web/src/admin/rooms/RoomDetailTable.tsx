import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { MEDIA } from '../../../../schema/breakpoints.generated';
import { LIMITS } from '../../../../schema/limits';
import { TextInput } from '../../kit/Field';
import { detailProblem, type DetailName, type DetailTexts, type Room } from './roomDetailRows';

interface Props {
  rows: readonly { room: Room; texts: DetailTexts }[];
  /** Whether what is wrong is said. */
  isTold: boolean;
  onChange: (id: string, texts: DetailTexts) => void;
}

const COLUMNS: readonly [name: DetailName, label: string, suggestions: readonly string[]][] = [
  ['floor', 'Floor', []],
  [
    'view',
    'View',
    ['city view', 'courtyard view', 'garden view', 'mountain view', 'pool view', 'sea view', 'street view'],
  ],
  ['beds', 'Beds', ['1 double bed', '1 king bed', '1 queen bed', '2 double beds', '2 single beds']],
];

/** One row of fields for each room number; on a phone one below the other. */
export function RoomDetailTable({ rows, isTold, onChange }: Props) {
  return (
    <div>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            {COLUMNS.map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ room, texts }) => (
            <tr key={room.id}>
              <th scope="row">{room.number}</th>
              {COLUMNS.map(([name, label]) => {
                const problem = isTold ? detailProblem(name, texts[name]) : undefined;
                const noteId = `${room.id}-${name}`;
                return (
                  <td key={name}>
                    <TextInput
                      aria-label={`${label} of room ${room.number}`}
                      aria-invalid={problem ? true : undefined}
                      aria-describedby={problem && noteId}
                      placeholder={label}
                      value={texts[name]}
                      inputMode={name === 'floor' ? 'numeric' : 'text'}
                      maxLength={name === 'floor' ? 4 : LIMITS.roomDetail}
                      list={name === 'floor' ? undefined : `suggested-${name}`}
                      autoComplete="off"
                      onChange={({ target }) => onChange(room.id, { ...texts, [name]: target.value })}
                    />
                    {problem && (
                      <Box
                        id={noteId}
                        role="alert"
                        sx={{ fontSize: 'var(--text-small)', color: 'error.main' }}
                      >
                        {problem}
                      </Box>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      {COLUMNS.map(([name, , suggestions]) => (
        <datalist key={name} id={`suggested-${name}`}>
          {suggestions.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      ))}
    </div>
  );
}

const tableStyle: SxProps = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontWeight: 600, fontVariantNumeric: 'tabular-nums', pr: 2 },
  '& thead th': { fontSize: 'var(--text-small)', color: 'text.secondary', pb: 0.5 },
  '& td': { py: 0.5, pr: 1 },
  '& td:nth-of-type(1)': { width: 88 },
  '& input': { height: 40 },
  '& input::placeholder': { opacity: { sm: 0 } },
  [`@media ${MEDIA.phone}`]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& td': { pr: 0, py: 0.5 },
    '&, & tbody, & tr, & td, & th': { display: 'block', width: '100%' },
    '& tr': { py: 1.5, borderTop: 1, borderColor: 'divider' },
    '& td:nth-of-type(1)': { width: '100%' },
    '& input': { height: 44 },
  },
};
