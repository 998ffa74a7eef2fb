import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { fill } from '../../../../schema/fill';
import { matchText } from '../../../../schema/matchText';
import { MEDIA } from '../../../../schema/breakpoints.generated';
import { TextInput } from '../../kit/Field';
import { useNavigate } from '../../kit/navigation/hooks';
import text from '../../kit/text.module.css';
import type { CityChoice } from '../CityField';
import styles from './DestinationCombobox.module.css';
import { DestinationList } from './DestinationList';
import * as texts from './texts';
import { useSuggestions, type Suggestion } from './useSuggestions';

export interface DestinationProps {
  /** What the field gives its control. */
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** The cities with hotels, in the order of the list. */
  cities: readonly CityChoice[];
  value: string;
  placeholder: string;
  /** The dates and guests that a hotel opens with. */
  stay: Record<string, string | number | undefined>;
  onChange: (city: string) => void;
  /** The part of a search that asks for the hotels near a landmark, the closest first. */
  onLandmark: (search: { city: string; near: string; sort: 'DISTANCE_ASC' }) => void;
}

/**
 * The destination by typing, which takes the focus as it comes. A city becomes the value; a hotel opens its page; a landmark starts a search near it. While a
 * text is typed, the first match is chosen by Enter; a city that matches also by leaving the field. A text without a
 * match stays, and keeps the form from being sent.
 */
export function DestinationCombobox(props: DestinationProps) {
  const { cities, value, placeholder, stay, onChange, onLandmark, ...aria } = props;
  const navigate = useNavigate();
  const listId = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const suggestions = useSuggestions(typed ?? '', cities, stay);
  const { isEmpty } = suggestions;
  const options = [...suggestions.cities, ...suggestions.hotels, ...suggestions.landmarks];
  const preselected = typed?.trim() && !isEmpty ? options[0] : undefined;
  const active = options.find(({ key }) => key === chosen) ?? preselected;

  useLayoutEffect(() => {
    input?.focus();
  }, [input]);
  useEffect(() => {
    // on a phone the keyboard takes the lower half of the screen
    if (isOpen && matchMedia(MEDIA.phone).matches) input?.scrollIntoView({ block: 'start' });
  }, [isOpen, input]);
  const isUnknown = Boolean(typed?.trim());
  useEffect(() => input?.setCustomValidity(isUnknown ? texts.chooseFromList : ''), [input, isUnknown]);

  const type = (next: string) => {
    setTyped(next);
    setChosen(undefined);
    setOpen(true);
    if (!next.trim() && value) onChange('');
  };
  const close = () => {
    setOpen(false);
    setChosen(undefined);
  };
  const choose = ({ kind, name, city, to }: Suggestion) => {
    close();
    setTyped(undefined);
    if (to) return void navigate(to);
    if (kind === 'landmark') onLandmark({ city, near: name, sort: 'DISTANCE_ASC' });
    else if (city !== value) onChange(city);
  };
  const leave = () => {
    close();
    const exact = options.find(
      ({ kind, name, city }) =>
        kind === 'city' && [name, city].some((each) => matchText(each) === matchText(typed ?? '')),
    );
    const meant = exact ?? active;
    if (typed?.trim() === '') setTyped(undefined);
    else if (typed !== undefined && meant?.kind === 'city') choose(meant);
  };

  const move = (from: number, step: 1 | -1) => {
    const at = from + step;
    setOpen(true);
    if (options.length) setChosen(options[(at + options.length) % options.length]!.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active ? options.indexOf(active) : -1;
    if (event.key === 'ArrowDown') move(isOpen ? at : -1, 1);
    else if (event.key === 'ArrowUp') move(isOpen && at >= 0 ? at : 0, -1);
    else if (event.key === 'Enter' && isOpen && active) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <TextInput
        {...aria}
        ref={setInput}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active ? `${listId}-${active.key}` : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={typed ?? cities.find(({ name }) => name === value)?.shownName ?? value}
        className={styles.input}
        onChange={(event) => type(event.target.value)}
        onClick={() => setOpen(true)}
        onFocus={(event) => {
          setOpen(true);
          event.target.select();
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={text.visuallyHidden}>
        {isOpen && typed?.trim() && !suggestions.isPending ? spoken(suggestions, typed) : ''}
      </span>
      {isOpen && input && (
        <DestinationList
          id={listId}
          anchor={input}
          typed={typed ?? ''}
          active={active}
          value={value}
          onChoose={choose}
          {...suggestions}
        />
      )}
    </>
  );
}

const spoken = (
  { isEmpty, cities, hotels, landmarks }: ReturnType<typeof useSuggestions>,
  typed: string,
): string =>
  isEmpty
    ? fill(texts.noMatch, { text: typed.trim() })
    : fill(texts.found, { cities: cities.length, hotels: hotels.length, landmarks: landmarks.length });
