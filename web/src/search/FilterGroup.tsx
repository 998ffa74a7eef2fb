import { useRef, useState, type PropsWithChildren } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { grouped } from '../ui/format';
import { useAdoption } from '../ui/hydration';
import { onTouch, TOUCH } from '../ui/touch';

interface GroupProps {
  title: string;
  /** Whether there is nothing to choose. */
  isEmpty?: boolean;
  /** Whether it begins folded; unset for what cannot be folded. */
  isFolded?: boolean;
}

/** Choices of one kind under their name, which unfolds them where they are rarely used. */
export function FilterGroup({ title, isEmpty, isFolded, children }: PropsWithChildren<GroupProps>) {
  const [startsOpen] = useState(!isFolded);
  if (isEmpty) return null;
  if (isFolded !== undefined)
    return (
      <Box component="details" open={startsOpen} sx={foldStyle}>
        <summary>
          {title}
          <ExpandMore aria-hidden />
        </summary>
        <Box component="fieldset" aria-label={title} sx={groupStyle}>
          {children}
        </Box>
      </Box>
    );
  return (
    <Box component="fieldset" sx={groupStyle}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  /** How many hotels it would leave; unset for 'any'. */
  count?: number;
  /** The group of which one is chosen; unset where several may be. */
  name?: string;
  checked: boolean;
  onChoose: () => void;
}

/** One choice and how many hotels it would leave; what would leave none cannot be chosen. */
export function FilterChoice({ label, count, name, checked, onChoose }: ChoiceProps) {
  const isDisabled = count === 0 && !checked;
  const input = useRef<HTMLInputElement>(null);
  useAdoption(() => {
    const isChosen = input.current?.checked ?? checked;
    if (isChosen !== checked && (isChosen || !name)) onChoose();
  });
  return (
    <Box
      component="label"
      sx={[choiceStyle, isDisabled ? { color: 'text.secondary', cursor: 'default' } : {}]}
    >
      <input
        ref={input}
        type={name ? 'radio' : 'checkbox'}
        name={name}
        checked={checked}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span>{label}</span>
      {count !== undefined && (
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {grouped(count)}
        </Box>
      )}
    </Box>
  );
}

const groupStyle = { border: 0, m: 0, p: 0, minWidth: 0 };
const foldStyle = {
  borderTop: 1,
  borderColor: 'divider',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: TOUCH,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '&[open]': { pb: 1.5 },
};
const choiceStyle = {
  display: 'grid',
  gridTemplateColumns: '18px 1fr auto',
  alignItems: 'center',
  columnGap: 1.25,
  minHeight: 32,
  [onTouch]: { minHeight: TOUCH },
  lineHeight: 1.3,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '& input': { width: 18, height: 18, m: 0, accentColor: 'var(--mui-palette-primary-main)' },
};
