import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrationProvider } from '../kit/hydration';
import { FilterChoice } from './FilterGroup';

test.each([
  ['selects it', true, 1],
  ['leaves it alone if it was not pressed', false, 0],
])('hydrating a page with a filter that was pressed before %s', async (_outcome, isPressed, times) => {
  const onChoose = jest.fn();
  const choice = (
    <HydrationProvider isRendered>
      <FilterChoice label="Breakfast" count={3} checked={false} onChoose={onChoose} />
    </HydrationProvider>
  );
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(choice);
  page.querySelector('input')!.checked = isPressed;
  const root = await act(async () => hydrateRoot(page, choice));
  expect(onChoose).toHaveBeenCalledTimes(times);
  act(() => root.unmount());
  page.remove();
});
