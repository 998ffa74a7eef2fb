import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../kit/navigation/hooks';
import { watchPalette } from '../../kit/paletteRequest';
import { useStaffDuties } from '../duties/useStaffDuties';
import { buttonOfKey } from './actionKeys';
import { isBehindDialog, isInField, screenKeys, singleKeys } from './shortcuts';

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette')).CommandPalette,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}));

export type StaffDialog = 'palette' | 'shortcuts';

interface Props {
  dialog: StaffDialog | undefined;
  onDialog: (dialog: StaffDialog | undefined) => void;
}

/** The keyboard shortcuts of the staff area, and the dialogs that they open. */
export function StaffKeys({ dialog, onDialog }: Props) {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  const held = useStaffDuties();
  const [keys, setKeys] = useState(singleKeys.areOn);

  useEffect(() => watchPalette((isOpen) => onDialog(isOpen ? 'palette' : undefined)), [onDialog]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey || event.altKey || !keys || isInField(event)) return;
      const button = event.repeat || isGoing.current ? undefined : buttonOfKey(key);
      if (!button && isBehindDialog()) return;
      const screen = isGoing.current ? screenKeys(held).get(key) : undefined;
      isGoing.current = key === 'g';
      if (screen) void navigate(screen.to);
      else if (button) button.click();
      else if (key === '?') onDialog('shortcuts');
      else if (key === '/' || key === 'f') {
        const wanted = key === '/' ? '[data-quick-search]' : '[data-add-filter]';
        const element = document.querySelector<HTMLElement>(wanted);
        element?.focus();
        if (key === 'f') element?.click();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys, held, navigate, onDialog]);

  const close = () => onDialog(undefined);
  return (
    <Suspense>
      {dialog === 'palette' && <CommandPalette onClose={close} />}
      {dialog === 'shortcuts' && (
        <ShortcutsDialog
          areOn={keys}
          onSwitch={(on) => {
            singleKeys.set(on);
            setKeys(on);
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
