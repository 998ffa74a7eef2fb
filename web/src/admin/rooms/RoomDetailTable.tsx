import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { MEDIA } from '../../../../schema/breakpoints.generated';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { TextInput } from '../../kit/Field';
import { detailProblem, type DetailName, type DetailTexts, type Room } from './roomDetailRows';
import * as texts from './texts';

interface Props {
  rows: readonly { room: Room; details: DetailTexts }[];
  /** True once problems are shown at the fields. */
  showsProblems: boolean;
  onChange: (id: string, details: DetailTexts) => void;
}

interface DetailColumn {
  name: DetailName;
  label: string;
  /** The label of the field of one room. */
  fieldLabel: (number: number) => string;
  suggestions: readonly string[];
}

const COLUMNS: readonly DetailColumn[] = [
  {
    name: 'floor',
    label: texts.floor,
    fieldLabel: (number) => fill(texts.floorOfRoom, { number }),
    suggestions: [],
  },
  {
    name: 'view',
    label: texts.view,
    fieldLabel: (number) => fill(texts.viewOfRoom, { number }),
    suggestions: [
      texts.cityView,
      texts.courtyardView,
      texts.gardenView,
      texts.mountainView,
      texts.poolView,
      texts.seaView,
      texts.streetView,
    ],
  },
  {
    name: 'beds',
    label: texts.beds,
    fieldLabel: (number) => fill(texts.bedsOfRoom, { number }),
    suggestions: [
      texts.oneDoubleBed,
      texts.oneKingBed,
      texts.oneQueenBed,
      texts.twoDoubleBeds,
      texts.twoSingleBeds,
    ],
  },
];

/** A row of fields for each room number. On a phone the fields are stacked. */
export function RoomDetailTable({ rows, showsProblems, onChange }: Props) {
  return (
    <div>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            {COLUMNS.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ room, details }) => (
            <tr key={room.id}>
              <th scope="row">{room.number}</th>
              {COLUMNS.map(({ name, label, fieldLabel }) => {
                const problem = showsProblems ? detailProblem(name, details[name]) : undefined;
                const noteId = `${room.id}-${name}`;
                return (
                  <td key={name}>
                    <TextInput
                      aria-label={fieldLabel(room.number)}
                      aria-invalid={problem ? true : undefined}
                      aria-describedby={problem && noteId}
                      placeholder={label}
                      value={details[name]}
                      inputMode={name === 'floor' ? 'numeric' : 'text'}
                      maxLength={name === 'floor' ? 4 : LIMITS.roomDetail}
                      list={name === 'floor' ? undefined : `suggested-${name}`}
                      autoComplete="off"
                      onChange={({ target }) => onChange(room.id, { ...details, [name]: target.value })}
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
      {COLUMNS.map(({ name, suggestions }) => (
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
  '& thead > tr > th': { fontSize: 'var(--text-small)', color: 'text.secondary', pb: 0.5 },
  '& td': { py: 0.5, pr: 1 },
  '& td:nth-of-type(1)': { width: 88 },
  '& input': { height: 40 },
  '& input::placeholder': { opacity: { sm: 0 } },
  [`@media ${MEDIA.phone}`]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& td': { pr: 0, py: 0.5 },
    display: 'block',
    '& :is(tbody,tr,td,th)': { display: 'block', width: '100%' },
    '& tr': { py: 1.5, borderTop: 1, borderColor: 'divider' },
    '& td:nth-of-type(1)': { width: '100%' },
    '& input': { height: 44 },
  },
};
