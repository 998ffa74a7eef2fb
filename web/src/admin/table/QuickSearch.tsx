import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { TextInput } from '../../kit/Field';
import styles from './QuickSearch.module.css';

/** Milliseconds without a key before the server is asked. */
const PAUSE = 300;

interface Props {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}

/** A search field. It searches after a pause in typing, or on Enter. */
export function QuickSearch({ label, text, onSearch }: Props) {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const [known, setKnown] = useState(text);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  // the address was changed elsewhere, such as by going back
  if (known !== text) {
    setKnown(text);
    if (text !== sent) setTyped(text);
  }

  const send = (value: string) => {
    clearTimeout(timer.current);
    setSent(value.trim());
    if (value.trim() !== text) onSearch(value.trim());
  };
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => send(value), PAUSE);
  };

  return (
    <Box sx={{ position: 'relative', flex: '1 1 240px', maxWidth: 420, minWidth: 0 }}>
      <SearchIcon aria-hidden sx={iconStyle} />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        data-quick-search
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed);
        }}
        className={styles.search}
      />
    </Box>
  );
}

const iconStyle = {
  position: 'absolute',
  left: 10,
  top: 8,
  fontSize: 'var(--text-heading-3)',
  color: 'text.secondary',
  pointerEvents: 'none',
};
