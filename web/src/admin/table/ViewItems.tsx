import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import type { SavedView, SavedViews } from './useSavedViews';
import { boxStyle, itemStyle, titleStyle } from './viewMenuStyles';

interface Props {
  saved: SavedViews;
  /** Asks for a name: of a new view, or another one of this view. */
  onName: (view: SavedView | undefined) => void;
  onClose: () => void;
}

/** The saved views of a list in its menu, and what can be done with the one that is shown. */
export function viewItems({ saved, onName, onClose }: Props) {
  const { views, current, isChanged } = saved;
  const item = (text: string, act: () => unknown) => (
    <MenuItem
      key={text}
      dense
      sx={itemStyle}
      onClick={() => {
        onClose();
        void act();
      }}
    >
      {text}
    </MenuItem>
  );
  return [
    <ListSubheader key="views" role="presentation" sx={titleStyle}>
      Views
    </ListSubheader>,
    ...[undefined, ...views].map((view) => (
      <MenuItem
        key={view?.id ?? 'none'}
        dense
        role="menuitemradio"
        aria-checked={view?.id === current?.id}
        onClick={() => {
          onClose();
          if (view) saved.open(view);
          else saved.leave();
        }}
        sx={itemStyle}
      >
        <Radio
          checked={view?.id === current?.id}
          size="small"
          tabIndex={-1}
          aria-hidden
          inert
          sx={boxStyle}
        />
        {view ? view.name : 'Without a view'}
        {view?.isDefault && ' (default)'}
        {view && view.id === current?.id && isChanged && ', changed'}
      </MenuItem>
    )),
    item('Save as a new view', () => onName(undefined)),
    ...(current
      ? [
          ...(isChanged ? [item(`Update ${current.name}`, () => saved.update(current))] : []),
          item(`Rename ${current.name}`, () => onName(current)),
          item(current.isDefault ? 'Open without it' : 'Open the list with it', () =>
            saved.setDefault(current, !current.isDefault),
          ),
          item(`Delete ${current.name}`, () => saved.remove(current)),
        ]
      : []),
    <Divider key="end" />,
  ];
}
