/** How a language asks for a fact, words separated by spaces. */
interface LanguageQuestions {
  /** Words by which a question asks for a fact, and those that such a question may have beside what it is about. */
  asking: string
  /** Words that ask for a number. */
  counting: string
  /** Words that ask too, and that the fact must have: a port is no limit. */
  naming: string
  /** Words that ask what a term means. */
  defining: string
  /** Words before a number that is a limit. */
  limiting: string
  /** The word that asks how something is done, and words after it that ask for an extent instead. */
  how: string
  extent: string
}

/** By the codes of the languages; apart from their words, which are loaded where nobody asks. */
export const questions = {
  ru: {
    asking:
      'умолчанию умолчание какой какая какие каком кто чей может можно допустимые возможные варианты значение значения число размер длина свойство процессор процессора служба службы нужен нужны нужно равно равен равна чему действует хранится задаёт один одного одном одной',
    counting: 'лимит лимиты предел максимум максимальный минимум минимальный сколько количество',
    naming: 'порт версия код ошибка текст сообщение глубина уровней кодировка',
    defining: 'что такое значит означает значение определение это называется называют',
    limiting: 'до от не более менее больше раз в каждые каждый через после',
    how: 'как',
    extent: 'часто долго много называется',
  },
  en: {
    asking:
      'default defaults which who whose may can allowed possible options values value number size length property properties valid use uses used must needed need per one do does did has have be kept keep',
    counting: 'limit limits maximum minimum max min many long much',
    naming: 'port version code error message text levels deep',
    defining: "what what's mean means meaning called define defined definition is stand stands",
    limiting: 'up to at most least no more than from after every once within for',
    how: 'how',
    extent: 'often big large deep old',
  },
} satisfies Record<string, LanguageQuestions>
