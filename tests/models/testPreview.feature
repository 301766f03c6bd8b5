Feature: test preview

  Scenario: full 1
    Given test preview is opened
    Then ready
    And nothing comes of it: the person taps "Submit"
    When the person edits the device data (device)
    Then ready
    When the person edits the device data (device)
    Then ready
    When the person chooses a photo (one)
    Then ready
    When the person chooses a photo (one)
    Then ready
    When the person types a contact (some)
    Then ready
    When the person types a contact (some)
    Then ready
    When the person types a contact (spaces)
    Then ready
    When the person taps "Get location"
    Then locating (The device is asked where it is.)
    And nothing comes of it: the person taps "Submit"; the person taps "Get location"
    When read location says 'found'
    Then ready
    When the person types a contact (some)
    Then ready
    When the person taps "Submit"
    Then ready
    When the person taps "Get location"
    Then locating
    When read location says 'refused'
    Then ready
    When the person taps "Get location"
    Then locating
    When 30 s pass
    Then ready
