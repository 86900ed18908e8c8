import { wordsOf } from '../../text/words.ts';

/** Words that say nothing of what is looked for; a phrase of nothing else is searched as it stands. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`a aby albo ale by być co czy dla do i ich jak jest już lub ma na nad nie niż o od oraz po pod przed
    przez przy się są szt sztuka sztuki ta te ten to tym u w we z za ze że`),
);
