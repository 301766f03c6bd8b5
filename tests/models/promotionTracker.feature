Feature: promotion tracker

  Scenario: full 1
    Given promotion tracker is opened
    Then idle
    When the page has something counted (completion)
    Then sending
    When the page has something counted (completion)
    Then sending
    When count says 'ok'
    Then sending
    When count says 'ok'
    Then idle
    When the page has something counted (completion)
    Then sending
    When count says 'refused'
    Then idle
    When the page has something counted (completion)
    Then sending
    When count says 'cut'
    Then idle
    When the page has something counted (completion)
    Then sending
    When 60 s pass
    Then idle
    When the page has something counted (completion)
    Then sending
    When the page has something counted (completion)
    Then sending
    When count says 'refused'
    Then sending
    When the page has something counted (completion)
    Then sending
    When count says 'cut'
    Then sending
