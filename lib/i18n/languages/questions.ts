/** How a language asks for a fact, words separated by spaces. */
interface LanguageQuestions {
  /** Words that ask for a size or a time, beside those that ask for a number. */
  measuring: string
  /** Words that ask for what holds when nothing is given. */
  preset: string
  /** Words by which a question asks for a fact, and those that such a question may have beside what it is about. */
  asking: string
  /** Words that ask for a number. */
  counting: string
  /** Words that ask too, and that the fact must have: a port is no limit. */
  naming: string
  /** Words that ask what a term means. */
  defining: string
  /** The word that asks how something is done, and words after it that ask for an extent instead. */
  how: string
  extent: string
}

/** By the codes of the languages; apart from their words, which are loaded where nobody asks. */
export const questions = {
  ru: {
    measuring: 'размер длина время срок период интервал',
    preset: 'умолчанию умолчание',
    asking:
      'какой какая какие каком кто чей может можно допустимые возможные варианты значение значения число размер длина свойство процессор процессора служба службы нужен нужны нужно равно равен равна чему действует хранится задаёт один одного одном одной вправе разрешено лежит находится даётся длится',
    counting:
      'лимит лимиты предел максимум максимальный минимум минимальный сколько количество самый наибольший наименьший предельный',
    naming: 'порт версия код ошибка текст сообщение глубина уровней кодировка телефон протокол',
    defining: 'что такое значит означает значение определение это называется называют',
    how: 'как',
    extent: 'часто долго много называется',
  },
  en: {
    measuring: 'size length time period interval duration',
    preset: 'default defaults',
    asking:
      'which who whose may can allowed possible options values value number size length property properties valid use uses used must needed need per one do does did has have be kept keep lasts last takes take',
    counting:
      'limit limits maximum minimum max min many long much longest largest biggest smallest shortest oldest highest lowest most least',
    naming: 'port version code error message text levels deep phone protocol encoding',
    defining: "what what's mean means meaning called define defined definition is stand stands",
    how: 'how',
    extent: 'often big large deep old',
  },
} satisfies Record<string, LanguageQuestions>
