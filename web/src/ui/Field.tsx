import { useId, useRef, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { styled, type SxProps } from '@mui/material/styles';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { useAdoption } from './hydration';
import { onTouch, TOUCH } from './touch';

const control = {
  width: '100%',
  minWidth: 0,
  height: 48,
  padding: '0 14px',
  font: 'inherit',
  fontSize: '1rem',
  color: 'inherit',
  backgroundColor: 'var(--mui-palette-background-paper)',
  border: '1px solid rgb(var(--mui-palette-text-secondaryChannel) / 0.5)',
  borderRadius: 10,
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: 'var(--mui-palette-text-secondary)' },
  '&:focus': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -1 },
  '&[aria-invalid="true"]': { borderColor: 'var(--mui-palette-error-main)' },
  '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
} as const;

export const TextInput = styled('input')(control);

export const TextArea = styled('textarea')({
  ...control,
  display: 'block',
  height: 'auto',
  minHeight: 144,
  padding: '12px 14px',
  lineHeight: 1.5,
  resize: 'vertical',
});

const Select = styled('select')({
  ...control,
  appearance: 'none',
  paddingRight: 36,
  textOverflow: 'ellipsis',
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
  backgroundSize: '6px 6px',
  backgroundPosition: 'right 20px center, right 14px center',
  backgroundRepeat: 'no-repeat',
  '& option': { color: 'CanvasText', backgroundColor: 'Canvas' },
});

/** A dropdown. What is chosen in it before the page is taken over counts as well. */
export function SelectInput({ value, ...props }: ComponentProps<typeof Select>) {
  const select = useRef<HTMLSelectElement>(null);
  useAdoption(() => {
    if (select.current?.value !== String(value))
      select.current?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return <Select ref={select} value={value} {...props} />;
}

interface Aria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: string;
  /** What is wrong; takes the hint's place. */
  error?: string;
  hint?: string;
  sx?: SxProps;
  children: (aria: Aria) => ReactNode;
}

/** A label above its control, with room for a hint or for what is wrong below. */
export function Field({ label, error, hint, sx, children }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <Box sx={{ minWidth: 0, ...(sx as object) }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}
      >
        {label}
      </Box>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <Box
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          sx={{ mt: 0.5, fontSize: '0.8125rem', color: error ? 'error.main' : 'text.secondary' }}
        >
          {error && <ErrorIcon aria-hidden sx={{ fontSize: '0.875rem', verticalAlign: '-2px', mr: 0.5 }} />}
          {note}
        </Box>
      )}
    </Box>
  );
}

interface CheckProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A tick box with its label beside it. */
export function CheckField({ label, hint, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px 1fr',
        columnGap: 1.25,
        alignItems: 'center',
        [onTouch]: { '& > label': { display: 'flex', alignItems: 'center', minHeight: TOUCH } },
      }}
    >
      <Box
        component="input"
        type="checkbox"
        id={id}
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
        sx={{ width: 20, height: 20, m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <Box id={`${id}-hint`} sx={{ gridColumn: 2, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}
