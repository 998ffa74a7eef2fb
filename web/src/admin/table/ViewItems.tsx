import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import { fill } from '../../../../schema/fill';
import type { SavedView, SavedViews } from './useSavedViews';
import * as texts from './texts';
import { boxStyle, itemStyle, titleStyle } from './viewMenuStyles';

interface Props {
  saved: SavedViews;
  /** Asks for the name of a new view, or another name for this view. */
  onName: (view: SavedView | undefined) => void;
  onClose: () => void;
}

/** The saved views of a list in its menu, and the actions on the current one. */
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
      {texts.views}
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
        {view ? titleOf(view, view.id === current?.id && isChanged) : texts.defaultView}
      </MenuItem>
    )),
    item(texts.saveAsNewView, () => onName(undefined)),
    ...(current
      ? [
          ...(isChanged
            ? [item(fill(texts.updateView, { name: current.name }), () => saved.update(current))]
            : []),
          item(fill(texts.renameView, { name: current.name }), () => onName(current)),
          item(current.isDefault ? texts.doNotOpenFirst : texts.openFirst, () =>
            saved.setDefault(current, !current.isDefault),
          ),
          item(fill(texts.deleteView, { name: current.name }), () => saved.remove(current)),
        ]
      : []),
    <Divider key="end" />,
  ];
}

function titleOf({ name, isDefault }: SavedView, isChanged: boolean): string {
  if (isDefault) return fill(isChanged ? texts.viewOpensFirstChanged : texts.viewOpensFirst, { name });
  return isChanged ? fill(texts.viewChanged, { name }) : name;
}
