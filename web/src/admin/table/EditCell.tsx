import { useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { SelectInput, TextInput } from '../../kit/Field';
import type { CellEdit } from './edits';

interface Props<Row> {
  row: Row;
  label: string;
  edit: CellEdit<Row>;
  /** Saves it; returns its problem, or undefined. */
  onSave: (value: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** A cell during editing: Enter saves and Escape cancels. A refused text stays, with the reason. */
export function EditCell<Row>({ row, label, edit, onSave, onClose }: Props<Row>) {
  const before = edit.value(row);
  const [value, setValue] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isSending = useRef(false);
  const id = useId();
  useEffect(() => {
    input.current?.focus();
    if (!edit.choices) input.current?.select();
  }, [edit.choices]);

  const send = async (next: string) => {
    if (isSending.current) return;
    isSending.current = true;
    const refused = await onSave(next.trim());
    isSending.current = false;
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  const shared = {
    ref: input,
    value,
    'aria-label': label,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? id : undefined,
    onBlur: () => (value === before ? onClose() : void send(value)),
    sx: { height: '100%', minHeight: 0, py: 0, px: 1, borderRadius: 0, fontSize: 'inherit' },
  };
  return (
    <Box
      ref={setFrame}
      sx={{ width: '100%', height: '100%' }}
      onKeyDown={(event) => {
        // otherwise the grid would leave the cell and move through its rows
        if (event.key !== 'Escape') event.stopPropagation();
        if (event.key === 'Enter') void send(value);
      }}
    >
      {edit.choices ? (
        <SelectInput
          {...shared}
          onChange={({ target }) => {
            setValue(target.value);
            void send(target.value);
          }}
        >
          {edit.choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </SelectInput>
      ) : (
        <TextInput
          {...shared}
          onChange={({ target }) => {
            setValue(target.value);
            setProblem(undefined);
          }}
        />
      )}
      <Popper
        open={problem !== undefined}
        anchorEl={frame}
        placement="bottom-start"
        sx={{ zIndex: 'tooltip' }}
      >
        <Box id={id} role="alert" sx={problemStyle}>
          {problem}
        </Box>
      </Popper>
    </Box>
  );
}

const problemStyle = {
  mt: 0.5,
  px: 1.5,
  py: 1,
  maxWidth: 320,
  borderRadius: 'var(--radius-control)',
  border: 1,
  borderColor: 'error.main',
  bgcolor: 'background.paper',
  color: 'error.main',
  fontSize: 'var(--text-small)',
};
