/*
 * The parts of the platform's screens: shell, menu, icons, people, charts. It runs in the page in which a picture is made
 * (tools/pictures) and knows no time: what changes in a film is set from outside, see `window.kit` at the end.
 */
;(() => {
  const LANGUAGES = ['ru', 'en']
  const language = Math.max(0, LANGUAGES.indexOf(document.documentElement.lang))
  const locale = ['ru-RU', 'en-GB'][language]
  /** One text for each language. */
  const say = (...texts) => texts[language]
  const number = (value, digits = 0) =>
    Number(value).toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  /** A number with as many digits as it was written with. */
  const written = (value) => number(value, Math.min(2, (String(+(+value).toFixed(2)).split('.')[1] ?? '').length))
  const each = (list, draw) => [...list].map(draw).join('')

  const problems = []
  /** What a writer has to mend; the command prints it with the file. */
  const fault = (message, fix) => {
    if (!problems.some((known) => known.message === message)) problems.push({ message, fix })
  }

  // Icons: strokes on 24×24

  const ICONS = {
    home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
    chat: 'M4 5h16v11H9l-5 4z',
    doc: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
    project: 'M4 6h10M8 12h10M6 18h8',
    tracker: 'M4 5h5v14H4zM11 5h4v9h-4zM17 5h3v6h-3z',
    bi: 'M5 20V11M12 20V4M19 20v-6',
    file: 'M3 6h7l2 3h9v10H3z',
    plus: 'M12 5v14M5 12h14',
    minus: 'M5 12h14',
    org: 'M9 4h6v5H9zM3 15h6v5H3zM15 15h6v5h-6zM12 9v3M6 15v-3h12v3',
    process: 'M4 9h6v6H4zM15 4h6v5h-6zM15 15h6v5h-6zM10 12h3M13 6.5v11M13 6.5h2M13 17.5h2',
    flow: 'M3 7c6 0 5 10 11 10h6M17 14l3 3-3 3M3 17h3',
    find: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5',
    bell: 'M6 17V11a6 6 0 0112 0v6l2 1H4zM10 21h4',
    gear: 'M12 9a3 3 0 100 6 3 3 0 000-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
    filter: 'M4 5h16l-6 8v6l-4-2v-4z',
    cols: 'M4 5h16v14H4zM9.5 5v14M15 5v14',
    out: 'M12 4v11M8 11l4 4 4-4M5 20h14',
    redo: 'M19 8a8 8 0 10.5 7M19.5 3v5h-5',
    dots: 'M5 12h.1M12 12h.1M19 12h.1',
    down: 'M7 10l5 5 5-5',
    up: 'M7 14l5-5 5 5',
    x: 'M6 6l12 12M18 6L6 18',
    ok: 'M5 12l5 5 9-10',
    check: 'M5 12l5 5 9-10',
    share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
    db: 'M5 6c0-3 14-3 14 0v12c0 3-14 3-14 0zM5 6c0 3 14 3 14 0M5 12c0 3 14 3 14 0',
    table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
    json: 'M9 4c-4 0 0 8-4 8 4 0 0 8 4 8M15 4c4 0 0 8 4 8-4 0 0 8-4 8',
    cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
    star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z',
    warn: 'M12 4l9 16H3zM12 10v5M12 17.6v.1',
    info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v6M12 7.4v.1',
    lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
    key: 'M8 12a4 4 0 100 8 4 4 0 000-8zM11 13l8-8M16 8l3 3',
    user: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 20c1-8 15-8 16 0',
    users:
      'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 19c.8-7 12.2-7 13 0M16 5.6a3.4 3.4 0 010 6M18 14.4c2 .6 3.2 2.2 3.5 4.6',
    mail: 'M3.5 6h17v12.500h-17zM3.5 7l8.5 6.500L20.5 7',
    calendar: 'M4 6h16v14H4zM4 10.500h16M8.5 3.500v4M15.5 3.500v4',
    clock: 'M12 3.500a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.500V12l3.2 2',
    link: 'M10 14a4 4 0 006 .5l3-3a4 4 0 00-5.7-5.700L12 7M14 10a4 4 0 00-6-.5l-3 3a4 4 0 005.7 5.700L12 17',
    edit: 'M4 20l1-4.500L16 4.500l3.5 3.500L8.5 19zM13.5 7l3.5 3.5',
    trash: 'M4 7h16M9 7V4.500h6V7M6 7l1 13h10l1-13M10 11v5.500M14 11v5.5',
    play: 'M8 5l11 7-11 7z',
    pause: 'M8 5v14M16 5v14',
    stop: 'M6 6h12v12H6z',
    upload: 'M12 15V4M8 8l4-4 4 4M4 15v5h16v-5',
    download: 'M12 4v11M8 11l4 4 4-4M4 15v5h16v-5',
    folder: 'M3 6h7l2 3h9v10H3z',
    image: 'M4 5h16v14H4zM8 8.500a1.5 1.5 0 100 3 1.5 1.5 0 000-3zM4.5 18l5.5-5 3.5 3 3-2.5 3.5 3',
    phone: 'M7 3h10v18H7zM11 18h2',
    flag: 'M6 21V4h12l-2.5 4.500L18 13H6',
    eye: 'M2.5 12c4-8 15-8 19 0-4 8-15 8-19 0zM12 9.500a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
    comment: 'M4 5h16v11H9l-5 4zM8 9h8M8 12.500h5',
    history: 'M5 8a8 8 0 11-1 5M4.5 3.500V8H9M12 8v4.500l3 1.8',
    print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
    bold: 'M7 5h6a3.5 3.5 0 010 7H7zM7 12h7a3.5 3.5 0 010 7H7z',
    send: 'M4 4l17 8-17 8 3-8zM7 12h14',
    pin: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
    'arrow-right': 'M4 12h15M13 6l6 6-6 6',
    'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
    right: 'M10 7l5 5-5 5',
    left: 'M14 7l-5 5 5 5',
    list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
    board: 'M4 5h5v14H4zM11 5h4v9h-4zM17 5h3v6h-3z',
    chart: 'M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6',
    gantt: 'M4 6h8M8 12h9M13 18h7',
    camera: 'M4 8h4l1.5-2.500h5L16 8h4v11H4zM12 10a3.3 3.3 0 100 6.6 3.3 3.3 0 000-6.600z',
    truck:
      'M2.5 6h11v10h-11zM13.5 10h4l3.5 3v3h-7.500M6.5 15.500a2 2 0 100 4 2 2 0 000-4zM17 15.500a2 2 0 100 4 2 2 0 000-4z',
    sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.300L7 7M17 17l1.7 1.700M5.3 18.700L7 17M17 7l1.7-1.7',
    code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
    box: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
    signal: 'M5 19v-3M10 19v-6M15 19V9M20 19V5',
    'no-signal': 'M5 19v-3M10 19v-6M15 19v-4M20 19V5M4 4l16 16',
    clip: 'M20 11l-8.5 8.5a5 5 0 01-7-7L13 4a3.4 3.4 0 015 5l-8.5 8.500a1.7 1.7 0 01-2.5-2.500L14.5 7.5',
    smile: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8 14c1.5 3 6.5 3 8 0M9 9.500v.1M15 9.500v.1',
    copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
    bug: 'M8 9a4 4 0 018 0v6a4 4 0 01-8 0zM3.5 9L8 11M20.5 9L16 11M3 14.500h5M16 14.500h5M4.5 20L8.5 17M19.5 20l-4-3',
    kpi: 'M4 6h16v12H4zM8 14v-3M8 11l-1.5 1M12 14h4M12 11h4',
    pivot: 'M4 4h16v16H4zM4 10h16M10 4v16M14 15h3',
    line: 'M4 19h16M4 15l5-5 4 3 7-8',
    column: 'M4 20h16M7 20v-7M12 20V6M17 20v-10',
    hbar: 'M4 4v16M4 7h12M4 12h8M4 17h14',
    pie: 'M12 4a8 8 0 108 8h-8zM15 3a6 6 0 016 6h-6z',
    area: 'M4 19l5-8 4 3 7-9v14z',
    scatter: 'M4 4v16h16M9 14h.1M12 9h.1M16 12h.1M17 7h.1M9 9h.1',
    funnel: 'M4 5h16l-3 5H7zM7.5 12h9l-2 4h-5zM10 18h4',
    gauge: 'M4 17a8 8 0 0116 0M12 17l4-6',
    text: 'M5 6V4h14v2M12 4v16M9 20h6',
  }
  const picture = (strokes, fill = 'none', width = 1.8) =>
    `url("data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${strokes}"/></svg>`,
    )}")`
  const iconRules = Object.entries(ICONS).map(
    ([name, strokes]) => `.ico.${name}{--picture:${picture(strokes, 'none', name === 'dots' ? 3 : 1.8)}}`,
  )
  document.head.insertAdjacentHTML(
    'beforeend',
    `<style>${iconRules.join('')}.ico.star.on{--picture:${picture(ICONS.star, '#000')}}
    :root{--picture-down:${picture(ICONS.down)};--picture-ok:${picture(ICONS.ok, 'none', 3)};--picture-x:${picture(ICONS.x)}}</style>`,
  )

  // People

  const PEOPLE = {
    orlova: [say('Елена Орлова', 'Elena Orlova'), say('Администратор', 'Administrator')],
    vlasov: [say('Дмитрий Власов', 'Dmitry Vlasov'), say('Разработчик', 'Developer')],
    sokolova: [say('Анна Соколова', 'Anna Sokolova'), say('Делопроизводитель', 'Records clerk')],
    lebedev: [say('Игорь Лебедев', 'Igor Lebedev'), say('Руководитель проектов', 'Project manager')],
    karimov: [say('Марат Каримов', 'Marat Karimov'), say('Прораб', 'Foreman')],
  }
  const initials = (who) => PEOPLE[who][0].replace(/(\S)\S*\s(\S)\S*/, '$1$2')
  const avatar = (who) => `<span class="avatar">${initials(who)}</span>`
  function known(who, place) {
    if (Object.hasOwn(PEOPLE, who ?? '')) return true
    fault(`${place} names “${who}”, who is nobody`, `use one of: ${Object.keys(PEOPLE).join(', ')}.`)
    return false
  }

  // Menu: id, icon, name, entries below

  const MENU = [
    ['home', 'home', say('Главная', 'Home')],
    ['chat', 'chat', say('Чат', 'Chat')],
    [
      'docflow',
      'doc',
      say('Документооборот', 'Document flow'),
      [
        ['dashboard', say('Панель', 'Dashboard')],
        ['incoming', say('Входящие', 'Incoming')],
        ['outgoing', say('Исходящие', 'Outgoing')],
        ['resolutions', say('Резолюции', 'Resolutions')],
      ],
    ],
    [
      'projects',
      'project',
      say('Проекты', 'Projects'),
      [
        ['dashboard', say('Панель', 'Dashboard')],
        ['projects', say('Проекты', 'Projects')],
        ['tasks', say('Задачи', 'Tasks')],
        ['gantt', say('Диаграмма Ганта', 'Gantt chart')],
        ['kanban', say('Канбан', 'Kanban')],
      ],
    ],
    [
      'tracker',
      'tracker',
      say('Трекер задач', 'Task tracker'),
      [
        ['tasks', say('Мои задачи', 'My tasks')],
        ['queues', say('Очереди', 'Queues')],
        ['boards', say('Доски', 'Boards')],
      ],
    ],
    [
      'bi',
      'bi',
      say('Аналитика', 'Analytics'),
      [
        ['favourites', say('Избранное', 'Favourites')],
        ['registry', say('Реестр', 'Registry')],
      ],
    ],
    ['files', 'file', say('Файлы', 'Files')],
    ['orgchart', 'org', say('Оргструктура', 'Org chart')],
    [
      'processes',
      'process',
      say('Процессы', 'Processes'),
      [
        ['registry', say('Реестр процессов', 'Process registry')],
        ['instances', say('Экземпляры', 'Instances')],
      ],
    ],
    [
      'flows',
      'flow',
      say('Потоки данных', 'Data flows'),
      [
        ['canvas', say('Холст', 'Canvas')],
        ['summary', say('Сводка', 'Summary')],
        ['services', say('Службы', 'Services')],
      ],
    ],
  ]
  const SECTIONS = [
    ['organisation', say('Организация', 'Organisation')],
    ['menu', say('Меню', 'Menu')],
    [
      'security',
      say('Безопасность', 'Security'),
      [
        ['users', say('Пользователи', 'Users')],
        ['groups', say('Группы', 'Groups')],
        ['roles', say('Роли', 'Roles')],
        ['policies', say('Политики', 'Policies')],
        ['audit', say('Журнал аудита', 'Audit log')],
      ],
    ],
    [
      'objects',
      say('Объекты', 'Objects'),
      [
        ['types', say('Типы', 'Types')],
        ['directories', say('Справочники', 'Directories')],
        ['numbering', say('Нумерация', 'Numbering')],
      ],
    ],
    [
      'storage',
      say('Файловое хранилище', 'File storage'),
      [
        ['drives', say('Диски', 'Drives')],
        ['webdav', 'WebDAV'],
        ['migration', say('Миграция', 'Migration')],
      ],
    ],
    [
      'notifications',
      say('Уведомления', 'Notifications'),
      [
        ['mail', say('Почтовый сервер', 'Mail server')],
        ['templates', say('Шаблоны', 'Templates')],
      ],
    ],
    [
      'integrations',
      say('Интеграции', 'Integrations'),
      [
        ['keys', say('Ключи API', 'API keys')],
        ['webhooks', say('Вебхуки', 'Webhooks')],
        ['sso', say('Единый вход', 'Single sign-on')],
      ],
    ],
    ['about', say('О системе', 'About')],
  ]
  const MENU_IDS = [
    ...MENU.flatMap(([id, , , below = []]) => [id, ...below.map(([sub]) => `${id}/${sub}`)]),
    'settings',
    ...SECTIONS.flatMap(([id, , below = []]) => [`settings/${id}`, ...below.map(([sub]) => `settings/${id}/${sub}`)]),
  ]
  /** Those who have Settings at the foot of the menu. */
  const KEEPERS = ['orlova', 'vlasov']

  const idOf = (path) => `menu-${path.replaceAll('/', '-')}`
  const entry = (path, name, here, icon, extra = '', isHidden = false) =>
    `<div id="${idOf(path)}" ${isHidden ? 'hidden' : ''} class="${extra}${path === here ? ' on' : ''}">${icon ? `<i class="ico ${icon}"></i>` : ''}${name}</div>`
  const isIn = (path, here) => here === path || here.startsWith(`${path}/`)

  function mainMenu(here, user) {
    const drawn = each(MENU, ([id, icon, name, below = []]) => {
      // Those of other entries are there to be shown by a step.
      const subs = each(below, ([sub, text]) => entry(`${id}/${sub}`, text, here, '', 'sub', !isIn(id, here)))
      return entry(id, name, here, icon) + subs
    })
    const settings = entry('settings', say('Настройки', 'Settings'), isIn('settings', here) ? 'settings' : '', 'gear')
    return `<div class="shell-menu">${drawn}<div class="grow"></div>${KEEPERS.includes(user) ? settings : ''}</div>`
  }
  function settingsMenu(here) {
    const drawn = each(SECTIONS, ([id, name, below = []]) => {
      const path = `settings/${id}`
      const isUnfolded = here.startsWith(`${path}/`)
      const subs = isUnfolded ? each(below, ([sub, text]) => entry(`${path}/${sub}`, text, here, '', 'sub')) : ''
      return entry(path, name, here) + subs
    })
    return `<div class="shell-menu second"><b>${say('Настройки', 'Settings')}</b>${drawn}</div>`
  }
  const icon = (name) => `<i class="ico ${name}"></i>`
  const counted = (shell, name) =>
    shell.hasAttribute(name) ? `<span class="count">${shell.getAttribute(name)}</span>` : ''
  const top = (user, shell) => `<div class="shell-top">
    <span class="logo"><svg width="18" height="18"><path d="M2 16V9h4v7zM7 16V2h4v14zM12 16V6h4v10z" fill="#fff"/></svg></span>
    <b>${say('Платформа', 'Platform')}</b><span class="soft grow">${say('Северный контур', 'Northern Contour')}</span>
    <span class="find-box" id="top-search">${icon('find')}${say('Найти…', 'Search…')}</span>
    <button id="top-create">${icon('plus')}${say('Создать', 'Create')}</button>
    <span class="top-mark" id="top-notifications">${icon('bell')}${counted(shell, 'bell')}</span>
    <span class="top-mark" id="top-chat">${icon('chat')}${counted(shell, 'chat')}</span><span id="top-profile">${avatar(user)}</span></div>`

  /** What lies above everything, the menu too; with dialogs their lists. */
  const above = (main) => {
    const isOfDialog = (list) => main.querySelector(list.dataset.under)?.closest('dialog') && !list.closest('dialog')
    const lists = [...main.querySelectorAll('.menu-drop[data-under], .tip[data-under]')].filter(isOfDialog)
    return [...main.querySelectorAll('dialog, .toast'), ...lists]
  }

  class ScreenShell extends HTMLElement {
    connectedCallback() {
      if (this.querySelector('.shell-main')) return
      const here = this.getAttribute('menu') ?? 'home'
      const named = this.getAttribute('user') ?? 'vlasov'
      const user = known(named, '<screen-shell user>') ? named : 'vlasov'
      if (!MENU_IDS.includes(here)) fault(`the menu has no “${here}”`, `use one of: ${MENU_IDS.join(', ')}.`)
      const hasSections = here.startsWith('settings')
      if (hasSections && !KEEPERS.includes(user))
        fault(`${user} does not see Settings, which is open here`, `let it be the screen of ${KEEPERS.join(' or ')}.`)
      const main = document.createElement('div')
      main.className = 'shell-main'
      main.append(...this.childNodes)
      this.classList.toggle('sections', hasSections)
      this.innerHTML = top(user, this) + mainMenu(here, user) + (hasSections ? settingsMenu(here) : '')
      this.append(main, ...above(main))
    }
  }

  /** A window that is not the platform's: a spreadsheet, a console, another site. */
  class PlainShell extends HTMLElement {
    connectedCallback() {
      if (this.querySelector('.plain-main')) return
      const main = document.createElement('div')
      main.className = 'plain-main'
      main.append(...this.childNodes)
      const title = this.getAttribute('title')
      this.innerHTML = title === null ? '' : `<div class="plain-top"><i></i><i></i><i></i><span>${title}</span></div>`
      this.removeAttribute('title')
      this.append(main, ...above(main))
    }
  }

  class PhoneShell extends HTMLElement {
    connectedCallback() {
      if (this.querySelector('.phone')) return
      const phone = document.createElement('div')
      phone.className = 'phone'
      phone.innerHTML = `<div class="phone-top"><span>${this.getAttribute('time') ?? '09:41'}</span><span>${this.hasAttribute('offline') ? icon('no-signal') : `4G ${icon('signal')}`}</span></div><div class="phone-main"></div>`
      const main = phone.querySelector('.phone-main')
      main.append(...this.childNodes)
      phone.append(
        ...main.querySelectorAll(':scope > :is(nav.bottom, nav.tabbar)'),
        ...main.querySelectorAll('.panel'),
        ...above(main),
      )
      this.append(phone)
    }
  }

  // Charts

  const BLUE = '#1f66c7'
  const PALE = '#bcd3f2'
  const GREEN = '#1c8a5a'
  const TONES = { good: '#2f9e6e', warn: '#e3a93b', run: BLUE, plain: '#b9c4d1', bad: '#cf4a3e', violet: '#7a6ac8' }
  const list = (text) => (text ? text.split(text.includes(';') ? ';' : ',').map((part) => part.trim()) : [])
  const numbers = (text) => list(text).map(Number)
  const svg = (w, h, inner) => `<svg viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${inner}</svg>`
  const text = (x, y, value, anchor = 'start', extra = '') =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" class="${extra}">${value}</text>`
  /** A round number above the values, which parts into `steps` round numbers. */
  function ceiling(values, steps) {
    const most = Math.max(...values, 1e-9) * 1.05
    const unit = 10 ** Math.floor(Math.log10(most / steps))
    return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((k) => k * unit * steps).find((high) => high >= most) ?? most
  }
  function axis(x, w, h, max, steps) {
    const at = (i) => h - 24 - ((h - 34) * i) / steps
    const line = (i) =>
      `<path d="M${x} ${at(i)}H${w}" stroke="#e4e9ef"/>${text(x - 9, at(i) + 5, written((max * i) / steps), 'end')}`
    return Array.from({ length: steps + 1 }, (_, i) => line(i)).join('')
  }
  const series = (names, colours, mark = '') =>
    names.length === 0
      ? ''
      : `<div class="series">${each(names, (name) => `<span><i class="${mark}" style="background:${colours[names.indexOf(name)]}"></i>${name}</span>`)}</div>`

  /** A chart draws itself into its width again whenever its numbers change or it becomes visible. */
  class Chart extends HTMLElement {
    static observedAttributes = ['values', 'values2', 'labels', 'series', 'height', 'max', 'selected', 'tone', 'tones']
    connectedCallback() {
      this.draw()
    }
    attributeChangedCallback() {
      if (this.isConnected) this.draw()
    }
    get labels() {
      return list(this.getAttribute('labels'))
    }
    get height() {
      return Number(this.getAttribute('height') ?? 160)
    }
    /** One row of numbers or two. */
    get rows() {
      const rows = [numbers(this.getAttribute('values')), numbers(this.getAttribute('values2'))]
      if (rows.flat().some(Number.isNaN))
        fault(
          `the numbers of <${this.localName} id="${this.id}"> are no numbers: ${this.getAttribute('values')}`,
          'write 12,18.5,9.',
        )
      return rows.filter((row) => row.length > 0)
    }
    draw() {
      const width = this.clientWidth
      if (width === 0 || this.rows.length === 0) return
      this.innerHTML = this.paint(width, this.height)
    }
    get names() {
      return list(this.getAttribute('series'))
    }
    get selected() {
      const chosen = this.getAttribute('selected')
      return chosen === null || chosen === '' ? undefined : Number(chosen)
    }
    ceiling(steps) {
      const max = this.getAttribute('max')
      return max === null ? ceiling(this.rows.flat(), steps) : Number(max)
    }
  }

  class BarChart extends Chart {
    paint(w, height) {
      const colours = this.rows.length === 2 ? [PALE, BLUE] : [TONES[this.getAttribute('tone')] ?? '#4b8ada']
      const legend = series(this.names, colours)
      const h = legend ? height - 24 : height
      const steps = h < 110 ? 2 : 3
      const max = this.ceiling(steps)
      const left = 18 + 8 * written(max).length
      const step = (w - left - 6) / this.rows[0].length
      const wide = Math.min(this.rows.length === 2 ? 24 : 44, (step * 0.72) / this.rows.length)
      const bars = this.rows.map((row, r) =>
        row
          .map((value, i) => {
            const high = ((h - 34) * value) / max
            const x = left + step * (i + 0.5) + (r - this.rows.length / 2) * (wide + 2) + 1
            const dim = this.selected === undefined || this.selected === i ? 1 : 0.4
            const id = this.id && r === this.rows.length - 1 ? `id="${this.id}-${i + 1}"` : ''
            return `<rect ${id} x="${x.toFixed(1)}" y="${(h - 24 - high).toFixed(1)}" width="${wide.toFixed(1)}" height="${high.toFixed(1)}" rx="3" fill="${colours[r]}" opacity="${dim}"/>`
          })
          .join(''),
      )
      const below = this.labels.map((label, i) => text(left + step * (i + 0.5), h - 5, label, 'middle'))
      return legend + svg(w, h, axis(left, w, h, max, steps) + bars.join('') + below.join(''))
    }
  }

  class HBars extends Chart {
    paint(w, height) {
      const [values] = this.rows
      const longest = Math.max(...this.labels.map((label) => measure(label)))
      const left = Math.min(w * 0.5, longest + 12)
      const step = height / values.length
      const high = Math.min(20, step - 9)
      const max = Number(this.getAttribute('max') ?? Math.max(...values, 1e-9))
      const tones = list(this.getAttribute('tones'))
      const tone = TONES[this.getAttribute('tone')] ?? '#4b8ada'
      const rows = values.map((value, i) => {
        const long = Math.max(2, ((w - left - 52) * value) / max)
        const middle = step * (i + 0.5)
        const isOff = this.selected !== undefined && this.selected !== i
        return `<g ${this.id ? `id="${this.id}-${i + 1}"` : ''} opacity="${isOff ? 0.4 : 1}">${text(left - 10, middle + 5, this.labels[i] ?? '', 'end', 'dark')}
          <rect x="${left}" y="${middle - high / 2}" width="${long.toFixed(1)}" height="${high}" rx="4" fill="${TONES[tones[i]] ?? tone}"/>
          ${text(left + long + 8, middle + 5, written(value) + (this.getAttribute('unit') ?? ''), 'start', 'bold')}</g>`
      })
      return svg(w, height, rows.join(''))
    }
  }

  class LineChart extends Chart {
    paint(w, height) {
      const isPair = this.rows.length === 2
      const colours = isPair ? ['#8fb0dc', GREEN] : [TONES[this.getAttribute('tone')] ?? BLUE]
      const legend = series(this.names, colours, 'line')
      const h = legend ? height - 24 : height
      const steps = h < 110 ? 2 : 4
      const max = this.ceiling(steps)
      const left = 18 + 8 * written(max).length
      const most = Math.max(...this.rows.map((row) => row.length))
      const x = (i) => left + 8 + ((w - left - 20) * i) / Math.max(1, most - 1)
      const y = (value) => h - 24 - ((h - 34) * value) / max
      const lines = this.rows.map((row, r) => {
        const points = row.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')
        const dash = isPair && r === 0 ? 'stroke-dasharray="7 5"' : ''
        const ground = `<path d="M${points}L${x(row.length - 1)} ${h - 24}L${x(0)} ${h - 24}z" fill="${colours[r]}" opacity=".13"/>`
        return `${this.hasAttribute('area') ? ground : ''}<path d="M${points}" fill="none" stroke="${colours[r]}" stroke-width="3" stroke-linejoin="round" ${dash}/>`
      })
      // Fewer labels than points stand evenly below them: months below weeks.
      const part = (w - left - 20) / this.labels.length
      const isEach = this.labels.length === most
      const below = this.labels.map((label, i) =>
        text(isEach ? x(i) : left + 8 + part * (i + 0.5), h - 5, label, 'middle'),
      )
      return legend + svg(w, h, axis(left, w, h, max, steps) + lines.join('') + below.join(''))
    }
  }

  class DonutChart extends Chart {
    paint(w, h) {
      const [values] = this.rows
      const total = values.reduce((sum, value) => sum + value, 0)
      const tones = list(this.getAttribute('tones'))
      const colour = (i) => TONES[tones[i]] ?? Object.values(TONES)[i % 6]
      const r = Math.min(h / 2 - 16, w / 5, 62)
      const x = r + 18
      const length = 2 * Math.PI * r
      let from = 0
      const arcs = values.map((value, i) => {
        const part = (value / (total || 1)) * length
        from += part
        return `<circle cx="${x}" cy="${h / 2}" r="${r}" fill="none" stroke="${colour(i)}" stroke-width="${(r * 0.46).toFixed(1)}" transform="rotate(-90 ${x} ${h / 2})"
          stroke-dasharray="${Math.max(0, part - 2).toFixed(1)} ${length.toFixed(1)}" stroke-dashoffset="${(part - from).toFixed(1)}"/>`
      })
      const row = Math.min(30, h / values.length)
      const first = h / 2 - (row * (values.length - 1)) / 2 + 5
      const left = x + r + 30
      const legend = values.map((value, i) => {
        const y = first + row * i
        return `<rect x="${left}" y="${y - 11}" width="12" height="12" rx="3" fill="${colour(i)}"/>${text(left + 20, y, this.labels[i] ?? '', 'start', 'dark')}
          ${text(Math.min(w - 4, left + 250), y, written(value), 'end', 'dark bold')}`
      })
      return svg(
        w,
        h,
        `${arcs.join('')}${text(x, h / 2 + 8, this.getAttribute('total') ?? written(total), 'middle', 'total')}${legend.join('')}`,
      )
    }
  }

  const canvas = document.createElement('canvas').getContext('2d')
  /** Width of a text in the letters of the element, or of a chart. */
  function measure(value, element) {
    canvas.font = element ? getComputedStyle(element).font : '14px "Liberation Sans", Arial, sans-serif'
    return canvas.measureText(value).width
  }

  class GanttChart extends HTMLElement {
    connectedCallback() {
      const weeks = list(this.getAttribute('weeks'))
      const names = Number(this.getAttribute('names') ?? 270)
      const cols = list(this.getAttribute('cols'))
      const wide = list(this.getAttribute('wide') ?? '96')
      const widths = cols.map((_, i) => Number(wide[i] ?? wide[0]))
      this.wide = widths.reduce((sum, width) => sum + width, 0)
      this.style.setProperty('--widths', widths.map((width) => `${width}px`).join(' ') || 'none')
      this.left = names + this.wide
      const sizes = {
        weeks: Math.max(1, weeks.length),
        names: `${names}px`,
        cols: `${this.wide}px`,
        row: `${this.getAttribute('row') ?? 38}px`,
      }
      for (const [name, value] of Object.entries(sizes)) this.style.setProperty(`--${name}`, value)
      if (!this.querySelector('.gantt-head'))
        this.insertAdjacentHTML(
          'afterbegin',
          `<div class="gantt-head"><span class="gantt-name">${this.getAttribute('title') ?? say('Задача', 'Task')}</span>
          <span class="gantt-cols">${each(cols, (name) => `<span>${name}</span>`)}</span><span class="weeks">${each(weeks, (week) => `<span>${week}</span>`)}</span></div>`,
        )
      this.draw()
    }
    /** Length of the scale: weeks, or days. */
    get units() {
      return Math.max(1, list(this.getAttribute('weeks')).length) * (this.hasAttribute('days') ? 7 : 1)
    }
    draw() {
      for (const part of this.querySelectorAll(':scope > :is(svg, .gantt-today)')) part.remove()
      if (this.clientWidth === 0) return
      const today = this.getAttribute('today')
      const room = this.clientWidth - this.left
      if (today !== null)
        this.insertAdjacentHTML(
          'beforeend',
          `<i class="gantt-today" style="left:${this.left + (room * today) / this.units}px"></i>`,
        )
      const waits = [...this.querySelectorAll('gantt-bar[after]')].map((bar) => [
        bar.getAttribute('after'),
        bar.id,
        bar,
      ])
      const links = [...this.querySelectorAll('gantt-link')].map((link) => [
        link.getAttribute('from'),
        link.getAttribute('to'),
        link,
      ])
      const arrows = [...waits, ...links].map(([from, to, source]) =>
        source.hidden ? '' : this.arrow(from, to, source),
      )
      if (arrows.join(''))
        this.insertAdjacentHTML('beforeend', svg(this.clientWidth, this.clientHeight, arrows.join('')))
    }
    /** From an end of one bar, down or up, to an end of the other: `fs` is from finish to start. */
    arrow(fromId, toId, link) {
      const [waited, waiting] = [fromId, toId].map((id) =>
        this.querySelector(`gantt-bar[id="${(id ?? '').replace('#', '')}"]`),
      )
      if (!waited || !waiting)
        fault(
          `an arrow goes from the bar “${fromId}” to “${toId}”, and one is not there`,
          'write the id of another gantt-bar, and give the bar itself an id.',
        )
      const [before, own] = [waited, waiting].map((bar) => bar?.querySelector('.gantt-bar'))
      if (!before || !own || waited.hidden || waiting.hidden) return ''
      const [from, to] = [boxIn(before, this), boxIn(own, this)].map((box) => ({
        x: box.x,
        right: box.right,
        y: box.y + box.height / 2,
      }))
      const half = (from.y + to.y) / 2
      const ways = {
        fs: to.x - from.right > 14 ? `H${from.right + 7}V${to.y}` : `h7V${half}H${to.x - 9}V${to.y}`,
        ss: `H${Math.min(from.x, to.x) - 9}V${to.y}`,
        ff: `H${Math.max(from.right, to.right) + 9}V${to.y}`,
        sf: `h-7V${half}H${to.right + 9}V${to.y}`,
      }
      const type = link.getAttribute('type') ?? 'fs'
      if (!Object.hasOwn(ways, type)) fault(`there is no link of type “${type}”`, 'use one of: fs, ss, ff, sf.')
      const side = type.endsWith('f') ? -1 : 1
      const end = side === 1 ? to.x - 1 : to.right + 1
      const head = `M${end - 5 * side} ${to.y - 4}L${end} ${to.y}L${end - 5 * side} ${to.y + 4}`
      const colour = link.matches('gantt-link[critical]') ? ' style="stroke:#c2402f"' : ''
      return `<path${colour} d="M${type.startsWith('s') ? from.x : from.right} ${from.y}${ways[type] ?? ''}H${end}${head}"/>`
    }
  }
  class GanttBar extends HTMLElement {
    static observedAttributes = ['start', 'length', 'done', 'name', 'cols', 'base']
    connectedCallback() {
      this.draw()
    }
    attributeChangedCallback() {
      if (this.isConnected) this.draw()
    }
    draw() {
      const chart = this.closest('gantt-chart')
      const percent = (value) => `${((100 * Number(value ?? 0)) / (chart?.units ?? 1)).toFixed(2)}%`
      const indent = 16 + 18 * Number(this.getAttribute('level') ?? 0)
      const base = list(this.getAttribute('base')?.replaceAll(' ', ','))
      const plan =
        base.length < 2 ? '' : `<i class="gantt-base" style="left:${percent(base[0])};width:${percent(base[1])}"></i>`
      this.innerHTML = `<span class="gantt-name" style="padding-left:${indent}px">${this.getAttribute('name') ?? ''}</span>
        <span class="gantt-cols">${each(list(this.getAttribute('cols')), (text) => `<span>${text}</span>`)}</span><span class="gantt-row">${plan}
        <span class="gantt-bar" style="left:${percent(this.getAttribute('start'))};width:${percent(this.getAttribute('length'))}"><i style="width:${this.getAttribute('done') ?? 0}%"></i></span></span>`
      chart?.draw()
    }
  }

  // Wires of a designer: <i class="wire" data-from="#a" data-to="#b">label</i> in a .canvas

  function drawWires(board) {
    board.querySelector('svg.wires-drawn')?.remove()
    const wires = [...board.querySelectorAll('i.wire')]
    if (board.clientWidth === 0 || wires.length === 0) return
    const paths = wires.map((wire) => {
      const [from, to] = ['from', 'to'].map((end) => board.querySelector(wire.dataset[end] ?? ':not(*)'))
      if (!from || !to)
        fault(
          `a wire goes from “${wire.dataset.from}” to “${wire.dataset.to}”`,
          'name two nodes of the same canvas: data-from="#a".',
        )
      const isDrawn = from && to && !from.hidden && !to.hidden && !wire.hidden
      wire.style.visibility = isDrawn ? '' : 'hidden'
      if (!isDrawn) return ''
      const { path, x, y } = route(boxIn(from, board), boxIn(to, board))
      wire.style.left = `${x}px`
      wire.style.top = `${y}px`
      return path
    })
    const drawn = svg(board.clientWidth, board.clientHeight, paths.join(''))
    board.insertAdjacentHTML('afterbegin', drawn.replace('<svg', '<svg class="wires wires-drawn"'))
  }
  /** Where an element stands in another, whatever the camera does. */
  function boxIn(element, home) {
    const [box, outer] = [element.getBoundingClientRect(), home.getBoundingClientRect()]
    const scale = outer.width / home.offsetWidth
    const [x, y] = [(box.x - outer.x) / scale - home.clientLeft, (box.y - outer.y) / scale - home.clientTop]
    return new DOMRect(x, y, box.width / scale, box.height / scale)
  }
  /** Along the straight between two nodes, or by two corners half-way; the head points at the second. */
  function route(from, to) {
    const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2]
    const [[ax, ay], [bx, by]] = [centre(from), centre(to)]
    const gapX = Math.abs(bx - ax) - (from.width + to.width) / 2
    const isLevel = gapX > 12 || gapX >= Math.abs(by - ay) - (from.height + to.height) / 2
    const sign = Math.sign(isLevel ? bx - ax : by - ay) || 1
    if (isLevel) {
      const [x, end] = [ax + (sign * from.width) / 2, bx - sign * (to.width / 2 + 1)]
      const half = (x + end) / 2
      const bend = Math.abs(by - ay) < 2 ? `H${end}` : `H${half}V${by}H${end}`
      const y = Math.abs(by - ay) < 2 ? ay - 13 : (ay + by) / 2
      return { path: `<path d="M${x} ${ay}${bend}m${-7 * sign} -5l${7 * sign} 5l${-7 * sign} 5"/>`, x: half, y }
    }
    const [y, end] = [ay + (sign * from.height) / 2, by - sign * (to.height / 2 + 1)]
    const half = (y + end) / 2
    const bend = Math.abs(bx - ax) < 2 ? `V${end}` : `V${half}H${bx}V${end}`
    return {
      path: `<path d="M${ax} ${y}${bend}m-5 ${-7 * sign}l5 ${7 * sign}l5 ${-7 * sign}"/>`,
      x: (ax + bx) / 2,
      y: half,
    }
  }

  // What is said once and drawn in many places

  function dressIcons(root) {
    const flags = new Set(['ico', 'big', 'on', 'good', 'bad', 'soft', 'hov', 'press', 'grow'])
    for (const element of root.querySelectorAll('.ico')) {
      const names = [...element.classList].filter((name) => !flags.has(name))
      if (names.some((name) => Object.hasOwn(ICONS, name))) continue
      fault(`there is no icon “${names.join(' ')}”`, `use one of: ${Object.keys(ICONS).join(', ')}.`)
    }
  }
  function dressPeople(root) {
    for (const element of root.querySelectorAll(':is(.person, .avatar, .ava)[data-who]')) {
      const { who } = element.dataset
      if (element.dataset.drawn === who || !known(who, 'data-who')) continue
      element.dataset.drawn = who
      if (element.matches('.avatar, .ava')) element.textContent = initials(who)
      else {
        const [name, position] = PEOPLE[who]
        const note = element.matches('.small') ? '' : `<small>${position}</small>`
        element.insertAdjacentHTML('afterbegin', `${avatar(who)}<span class="who">${name}${note}</span>`)
      }
    }
  }
  /** The words of a label in an element of their own, so that a star can follow them. */
  function dressFields(root) {
    for (const field of root.querySelectorAll('.field')) {
      const words = [...field.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
      if (!words || field.querySelector(':scope > .label')) continue
      const label = document.createElement('span')
      label.className = 'label'
      words.replaceWith(label)
      label.textContent = words.data.trim()
    }
  }
  /** The line of a branch of a tree, without the branches below it. */
  function dressTrees(root) {
    for (const branch of root.querySelectorAll('.tree li')) {
      if (branch.querySelector(':scope > .leaf')) continue
      const leaf = document.createElement('div')
      leaf.className = 'leaf'
      leaf.append(...[...branch.childNodes].filter((node) => node.localName !== 'ul'))
      branch.prepend(leaf)
    }
  }
  /** Lists and hints stand below what they belong to, inside the screen. */
  function place(root) {
    for (const element of root.querySelectorAll(':is(.menu-drop, .tip)[data-under]')) {
      if (element.hidden) continue
      const owner = root.querySelector(element.dataset.under)
      if (!owner) {
        fault(
          `data-under names “${element.dataset.under}”, which is not on the screen`,
          'write the id of an element: data-under="#create".',
        )
        continue
      }
      const home = element.offsetParent
      const box = boxIn(owner, home)
      if (element.matches('.menu-drop')) element.style.minWidth = `${Math.max(180, box.width)}px`
      element.style.left = `${Math.min(box.x, home.clientWidth - element.offsetWidth - 12)}px`
      element.style.top = `${box.bottom + 6}px`
    }
  }

  /** Draws what depends on sizes, after something was shown, hidden or changed. */
  function refresh(root) {
    dressIcons(root)
    dressPeople(root)
    dressTrees(root)
    for (const board of root.querySelectorAll('.canvas')) drawWires(board)
    for (const chart of root.querySelectorAll('bar-chart, h-bars, line-chart, donut-chart, gantt-chart')) chart.draw()
    place(root)
  }
  function dress(root) {
    dressFields(root)
    refresh(root)
  }

  const ELEMENTS = {
    'screen-shell': ScreenShell,
    'plain-shell': PlainShell,
    'phone-shell': PhoneShell,
    'bar-chart': BarChart,
    'h-bars': HBars,
    'line-chart': LineChart,
    'donut-chart': DonutChart,
    'gantt-chart': GanttChart,
    'gantt-bar': GanttBar,
  }
  for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element)

  /**
   * What tools/pictures asks of a kit: `dress` a screen just put into the page, `refresh` it after a change, the
   * width of a text for a caret, and what a writer has to mend.
   */
  window.kit = { dress, refresh, measure, problems }
})()
