import { lazy, Suspense, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import MenuGlyph from '@mui/icons-material/Menu';

const MenuSheet = lazy(() => import('./MenuSheet').then((module) => ({ default: module.MenuSheet })));

/** The compact menu's button, at 600 px and less. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label="Menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ mr: -1, '@media (min-width:600.05px)': { display: 'none' } }}
      >
        <MenuGlyph />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
